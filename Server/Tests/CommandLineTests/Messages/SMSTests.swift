import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct SMSTests {
    private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

    private struct Shown: Decodable {
        let kind: String
        let settings: [String: String]
        let secrets: [String]
        let statusURL: String?
    }

    private struct Route: Decodable {
        struct Target: Decodable {
            let gateway: String
            let weight: Int
        }

        let project: String?
        let numbers: String
        let mode: String
        let steps: [[Target]]
    }

    private struct Message: Decodable {
        let id: String
        let phoneNumber: String
        let state: String
    }

    private func withData(
        _ body: (@Sendable ([String]) async throws -> Program.Outcome) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            try await body { words in
                try await Program.run(
                    ["sms"] + words + ["--data", folder.data],
                    input: Self.secret + "\n"
                )
            }
        }
    }

    private func addWebhook(_ name: String, _ url: String = "https://sms.example/x") -> [String] {
        ["gateways", "add", name, "webhook", "--set", "url=\(url)"]
    }

    @Test func `a gateway is added, shown without its secret, changed and removed`()
        async throws
    {
        try await withData { run in
            #expect(try await run(addWebhook("main")).exitCode == 0)
            let again = try await run(addWebhook("main"))
            #expect(again.exitCode == 1)
            let shown = try await run(["gateways", "show", "main", "--json"])
            #expect(!shown.output.contains(Self.secret))
            let view = try shown.json(Shown.self)
            #expect(view.kind == "webhook")
            #expect(view.settings == ["url": "https://sms.example/x"])
            #expect(view.secrets == ["secret"])
            let address = try #require(view.statusURL)
            #expect(address.contains("/callbacks/sms/main/"))
            let change = ["gateways", "set", "main", "--set", "url=https://sms.example/y"]
            #expect(try await run(change).exitCode == 0)
            let changed = try await run(["gateways", "show", "main", "--json"]).json(Shown.self)
            #expect(changed.settings == ["url": "https://sms.example/y"])
            #expect(changed.secrets == ["secret"])
            let route = try await run(["routes", "set", "--country", "CU", "--hard", "main"])
            #expect(route.exitCode == 0)
            let removed = try await run(["gateways", "remove", "main", "--yes"])
            #expect(removed.exitCode == 0)
            #expect(removed.complaints.contains("These routes still name it: all CU."))
            #expect(try await run(["gateways", "remove", "main", "--yes"]).exitCode == 1)
        }
    }

    @Test(arguments: [
        (["gateways", "add", "Main", "webhook"], "lowercase", Int32(64)),
        (["gateways", "add", "main", "pigeon"], "pigeon", 64),
        (["gateways", "add", "main", "webhook"], "url: is missing", 64),
        (["gateways", "add", "main", "webhook", "--set", "wing=2"], "wing: is unknown", 64),
        (["gateways", "set", "none", "--set", "url=x"], "gateway none does not exist", 1),
        (["routes", "set", "none"], "gateways: none does not exist", 1),
        (["routes", "set", "a", "--country", "DEU"], "two letters", 64),
        (["routes", "set", "a", "--prefix", "49"], "14 digits", 64),
        (["routes", "set", "a", "--learn", "--hard"], "either --hard or --learn", 64),
        (["routes", "remove", "--country", "DE", "--yes"], "route does not exist", 1),
        (["messages", "show", "AAAA"], "not a message ID", 1),
    ])
    func `a wrong argument is reported and changes nothing`(
        words: [String],
        complaint: String,
        exitCode: Int32
    ) async throws {
        try await withData { run in
            let outcome = try await run(words)
            #expect(outcome.exitCode == exitCode, "\(outcome.complaints)")
            #expect(outcome.complaints.contains(complaint), "\(outcome.complaints)")
            #expect(
                try await run(["routes", "list", "--json"]).list("routes", of: Route.self).isEmpty
            )
        }
    }

    @Test(arguments: [
        (["--set", "uri=https://sms.example/x"], "uri: is unknown"),
        (["--set", "url=https://sms.example/x"], "secret: is missing"),
        (["--set", "url=https://sms.example/x", "--secret-file", "key=-"], "key: is unknown"),
    ])
    func `fields are checked before the secret is read, and a missing one is wrong usage`(
        fields: [String],
        complaint: String
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let outcome = try await Program.run(
                ["sms", "gateways", "add", "main", "webhook", "--data", folder.data] + fields,
                input: fields.contains("key=-") ? Self.secret + "\n" : ""
            )
            #expect(outcome.exitCode == 64, "\(outcome.complaints)")
            #expect(outcome.complaints.contains(complaint), "\(outcome.complaints)")
        }
    }

    @Test func `a failed test names the gateway`() async throws {
        try await withData { run in
            // Nothing listens on this port.
            #expect(try await run(addWebhook("main", "https://127.0.0.1:1/x")).exitCode == 0)
            let outcome = try await run(["gateways", "test", "main", "+16505550100"])
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.complaints.contains("The gateway main "),
                "\(outcome.complaints)"
            )
        }
    }

    @Test func `routes are set with weights, for numbers and projects, and cleared`()
        async throws
    {
        try await withData { run in
            for name in ["a", "b", "c"] {
                #expect(try await run(addWebhook(name)).exitCode == 0)
            }
            let sets = [
                ["a", "b"], ["a:3,b:1", "c", "--country", "de"],
                ["c", "--prefix", "+4420", "--hard", "--project", "demo-dialtone"],
                ["b", "a", "--country", "IN", "--learn"],
            ]
            for words in sets {
                #expect(try await run(["routes", "set"] + words).exitCode == 0)
            }
            let routes = try await run(["routes", "list", "--json"]).list("routes", of: Route.self)
            let german = try #require(routes.first { $0.numbers == "DE" })
            #expect(german.steps.map { $0.map(\.weight) } == [[3, 1], [1]])
            #expect(german.project == nil)
            let hard = try #require(routes.first { $0.numbers == "+4420" })
            #expect(hard.mode == "hard")
            #expect(hard.project == "demo-dialtone")
            #expect(routes.first { $0.numbers == "IN" }?.mode == "learning")
            #expect(try await run(["routes", "remove", "--country", "DE", "--yes"]).exitCode == 0)
            let left = try await run(["routes", "list", "--json"]).list("routes", of: Route.self)
            #expect(left.count == 3)
        }
    }

    @Test func `messages of a development server are listed and counted`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                for number in ["+16505550101", "+16505550102"] {
                    let answer = try await server.call(
                        "/v1/accounts:sendVerificationCode",
                        ["phoneNumber": number]
                    )
                    #expect(answer.status == 200)
                }
                let run = { @Sendable (words: [String]) in
                    try await Program.run(["sms"] + words + ["--data", folder.data])
                }
                let all = try await run(["messages", "list", "--json"]).list(
                    "messages",
                    of: Message.self
                )
                #expect(all.map(\.phoneNumber) == ["+16505550102", "+16505550101"])
                #expect(all.allSatisfy { $0.state == "delivered" })
                let some = [
                    "messages", "list", "--number", "+1 650-555-0101", "--state", "delivered",
                ]
                let found = try await run(some + ["--json"]).list("messages", of: Message.self)
                #expect(found.count == 1)
                let shown = try await run(["messages", "show", try #require(found.first).id])
                #expect(shown.output.contains("+16505550101"))
                let statistics = try await run(["statistics", "show"])
                #expect(statistics.output.contains("US"))
            }
        }
    }
}
