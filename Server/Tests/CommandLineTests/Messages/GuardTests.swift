import DialtoneTestSupport
import Foundation
import Testing

/// The guard's commands beside a running server.
@Suite(.timeLimit(.minutes(60)))
struct GuardTests {
    private struct Explanation: Decodable {
        struct Hold: Decodable { let prefix: String }
        struct Decision: Decodable { let verdict: String }
        let isSent: Bool
        let reason: String?
        let kind: String
        let region: String?
        let hold: Hold?
        let violations: [Violation]
        let decisions: [Decision]
        let remedies: [String]
    }

    private struct Violation: Decodable {
        let text: String
    }

    private struct Checked: Decodable {
        let phoneNumber: String
        let isSent: Bool
        let region: String?
        let kind: String?
        let price: Double?
        let reason: String?
        let rule: String?
    }

    private struct Decision: Decodable {
        let phoneNumber: String
        let verdict: String
        let rule: String?
        let enteredAt: String?
    }

    private struct Hold: Decodable { let prefix: String }
    private struct Alert: Decodable {
        let kind: String
        let dimension: String
    }

    private struct Replay: Decodable {
        struct Sum: Decodable {
            let messages: Int
            let entered: Int
        }
        let requests: Int
        let sent: Sum
        let refused: Sum
        let letThrough: Sum
    }

    /// Two unanswered messages are what numbers that begin alike may cost in an hour.
    private static let rules = [
        "budgets.prefix.perHour=0.02", "budgets.prefix.perVerified=0", "proofFrom=null",
    ]

    /// Runs `body` on a development server whose guard is strict, with a function for commands.
    private func withGuardedServer(
        _ body: (
            DevServer, TemporaryFolder, @Sendable ([String]) async throws -> Program.Outcome
        ) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            let run: @Sendable ([String]) async throws -> Program.Outcome = { words in
                try await Program.run(words + ["--data", folder.data])
            }
            try await DevServer.with(data: folder.data) { _ in }
            let set = try await run(["guard", "set", "--mode", "enforce"] + Self.rules)
            #expect(set.output == "Changed the guard of demo-dialtone.\n")
            try await DevServer.with(data: folder.data) { server in
                try await body(server, folder, run)
            }
        }
    }

    /// What the audit log says about a release.
    private struct AuditedRelease: Decodable {
        struct Target: Decodable {
            let kind: String
            let id: String
        }

        let target: Target
    }

    private func send(_ number: String, by server: DevServer) async throws -> Answer {
        try await server.call("/v1/accounts:sendVerificationCode", ["phoneNumber": number])
    }

    @Test func `an operator can see why a number got no code, and release it`() async throws {
        try await withGuardedServer { server, _, run in
            for number in ["+16505550101", "+16505550102"] {
                #expect(try await send(number, by: server).status == 200)
            }
            let refused = try await send("+16505550103", by: server)
            #expect(refused.status == 400)
            #expect(refused.error == "TOO_MANY_ATTEMPTS_TRY_LATER")

            let explained = try await run(["explain", "+1 650-555-0103", "--json"])
                .json(Explanation.self)
            #expect(!explained.isSent)
            #expect(explained.region == "US")
            #expect(explained.hold?.prefix == "+1650555")
            #expect(explained.decisions.map(\.verdict) == ["refuse"])
            #expect(explained.remedies.contains { $0.contains("guard release +16505550103") })
            let text = try await run(["explain", "+16505550103"]).output
            #expect(text.hasPrefix("Messages to +1 650-555-0103 are blocked now. Messages to"))

            let holds = try await run(["guard", "holds", "list", "--json"]).list(
                "holds",
                of: Hold.self
            )
            #expect(holds.map(\.prefix) == ["+1650555"])
            let alerts = try await run(["guard", "alerts", "list", "--json"]).list(
                "alerts",
                of: Alert.self
            )
            #expect(alerts.map(\.kind) == ["holdStarted"])
            #expect(alerts.first?.dimension == "prefix:+1650555")

            let released = try await run(["guard", "release", "+16505550103"])
            #expect(released.output == "Released numbers that begin with +1650555.\n")
            let log = try await run(["audit", "list", "--action", "guard.release", "--json"])
            let targets = try log.list("entries", of: AuditedRelease.self).map(\.target)
            #expect(targets.map(\.kind) == ["hold"])
            #expect(targets.map(\.id) == ["prefix:+1650555"])
            #expect(
                try await run(["guard", "holds", "list", "--json"]).list("holds", of: Hold.self)
                    .isEmpty
            )
            #expect(try await send("+16505550103", by: server).status == 200)
            let after = try await run(["explain", "+16505550103", "--json"])
                .json(Explanation.self)
            #expect(after.hold == nil)
            #expect(after.decisions.map(\.verdict) == ["admit", "refuse"])
        }
    }

    @Test func `no concurrent change is lost`() async throws {
        try await withGuardedServer { _, folder, run in
            let data = folder.data
            let regions = ["DE", "AT", "CH", "FR", "IT", "ES"]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for region in regions {
                    group.addTask {
                        let change = "caps.countries.\(region)={\"perDay\":5}"
                        let words = ["guard", "set", change, "--data", data]
                        let outcome = try await Program.run(words)
                        #expect(outcome.exitCode == 0)
                    }
                }
                try await group.waitForAll()
            }
            let shown = try await run(["projects", "show", "demo-dialtone", "--json"]).output
            for region in regions { #expect(shown.contains("\"\(region)\"")) }
        }
    }

    @Test func `decisions are listed, and can be replayed with other rules`() async throws {
        try await withGuardedServer { server, folder, run in
            _ = try await server.signIn("+16505550104")
            #expect(try await send("+16505550105", by: server).status == 200)
            #expect(try await send("+16505550106", by: server).status == 200)
            #expect(try await send("+16505550107", by: server).status == 400)

            let all = try await run(["guard", "decisions", "list", "--json"]).list(
                "decisions",
                of: Decision.self
            )
            #expect(all.map(\.verdict) == ["refuse", "admit", "admit", "admit"])
            #expect(all.compactMap(\.enteredAt).count == 1)
            let stopped = try await run(["guard", "decisions", "list", "--stopped", "--json"])
                .list("decisions", of: Decision.self)
            #expect(stopped.map(\.phoneNumber) == ["+16505550107"])
            #expect(stopped.first?.rule == "budget/prefix/hour")

            let same = try await run(["guard", "replay", "--json"]).json(Replay.self)
            #expect(same.requests == 4)
            #expect(same.sent.messages == 3)
            #expect(same.sent.entered == 1)
            #expect(same.refused.messages == 0)
            #expect(same.letThrough.messages == 0)

            let strict = try folder.write(#"{"kinds": ["mobile"]}"#, to: "strict.json")
            let other = try await run(["guard", "replay", "--settings", strict, "--json"])
                .json(Replay.self)
            #expect(other.refused.messages == 3)
            #expect(other.refused.entered == 1)
            let mild = try folder.write(#"{"proofFrom": null}"#, to: "mild.json")
            let open = try await run(["guard", "replay", "--settings", mild, "--json"])
                .json(Replay.self)
            #expect(open.letThrough.messages == 1)
            let wrong = try folder.write(#"{"mode": "loud"}"#, to: "wrong.json")
            #expect(try await run(["guard", "replay", "--settings", wrong]).exitCode == 1)
        }
    }

    @Test func `a dry run reports which numbers get messages, and counts nothing`() async throws {
        try await withGuardedServer { server, folder, run in
            #expect(try await run(["guard", "set", "budgets.prefix.perHour=10"]).exitCode == 0)
            #expect(try await run(["regions", "deny", "PK"]).exitCode == 0)
            let file = try folder.write(
                "# a list\n+447400123456\n\n+923012345678\nnonsense\n",
                to: "numbers.txt"
            )
            let check = ["guard", "check", "+16505550108", "--file", file, "--json"]
            for _ in 0..<4 {
                let list = try await run(check).list("numbers", of: Checked.self)
                #expect(list.map(\.isSent) == [true, true, false, false])
                #expect(list.map(\.region) == ["US", "GB", "PK", nil])
                #expect(list[1].kind == "mobile")
                #expect(list[2].reason?.contains("Messages to PK are not allowed") == true)
                #expect(list[3].reason?.contains("malformed") == true)
            }
            let premium = try await run(["guard", "check", "+449098790123", "--json"])
                .list("numbers", of: Checked.self)
            #expect(premium.first?.rule == "kind")
            #expect(try await send("+16505550108", by: server).status == 200)
        }
    }

    @Test func `the guard is shown, and its settings are changed by name`() async throws {
        try await withGuardedServer { _, _, run in
            let changed = try await run([
                "guard", "set", "prices.DE=0.072", #"caps.countries.PK={"perDay":5}"#,
                "--mail-to", "ops@example.com", "--mode", "audit",
            ])
            #expect(changed.exitCode == 0)
            #expect(
                changed.complaints.contains("a development server sends no e-mails to operators")
            )
            let shown = try await run(["guard", "show"])
            #expect(shown.output.contains("Mode:            audit"))
            #expect(shown.output.contains("ops@example.com"))
            let price = try await run(["guard", "check", "+4915112345678", "--json"])
                .list("numbers", of: Checked.self)
            #expect(price.first?.price == 0.072)
            for wrong in ["caps.country.perday=1", "limits=1", "prices.Germany=1", "proofFrom=2"] {
                #expect(try await run(["guard", "set", wrong]).exitCode == 1, "\(wrong)")
            }
            #expect(try await run(["guard", "set"]).exitCode == 64)
            let mail = try await run(["guard", "set", "--mail-to", "nobody"])
            #expect(mail.exitCode == 1)
        }
    }
}
