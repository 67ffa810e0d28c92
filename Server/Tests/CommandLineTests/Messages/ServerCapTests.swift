import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ServerCapTests {
    private struct Guard: Decodable {
        struct Allowance: Decodable {
            let rule: String
            let used: Int64
            let allowed: Int64
        }

        let server: [Allowance]
    }

    private struct Checked: Decodable {
        let isSent: Bool
        let rule: String?
    }

    @Test func `the server's caps are shown with what is spent, and a dry run applies them`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let yaml = """
                database: {url: "sqlite:\(folder.path)/dialtone.db"}
                masterKey: {value: "c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2VjcmV0c2U="}
                sms: {caps: {perHour: 20, perDay: 100.5, perMonth: 0.005, rates: [EUR=1.08]}}
                """
            let file = try folder.write(yaml, to: "dialtone.yaml")
            let run: @Sendable ([String]) async throws -> Program.Outcome = { words in
                try await Program.run(words + ["--config", file])
            }
            let created = try await run(["projects", "create", "shop"])
            #expect(created.exitCode == 0, "\(created.complaints)")
            let shown = try await run(["guard", "show", "--json"]).json(Guard.self)
            #expect(
                shown.server.map(\.rule) == [
                    "cap/server/hour", "cap/server/day", "cap/server/month",
                ]
            )
            #expect(shown.server.map(\.allowed) == [20_000_000, 100_500_000, 5_000])
            #expect(shown.server.allSatisfy { $0.used == 0 })
            #expect(try await run(["guard", "show"]).output.contains("100.50 USD"))
            let check = try await run(["guard", "check", "+16505550100", "--json"])
                .list("numbers", of: Checked.self)
            #expect(check.map(\.isSent) == [false])
            #expect(check.first?.rule == "cap/server/month")
            let release = try await run(["guard", "release", "server:USD"])
            #expect(release.exitCode == 64)
        }
    }
}
