import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct HooksTests {
    private struct Hook: Decodable {
        let id: String
        let url: String
        let calledFor: [String]
        let timeoutSeconds: Int
        let onFailure: String
    }

    private struct Added: Decodable {
        let id: String
        let secret: String
    }

    /// Runs `body` with a function that runs `dialtone hooks` on its own data.
    private func withData(
        _ body: (@Sendable ([String]) async throws -> Program.Outcome) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let data = folder.data
            try await body { words in
                try await Program.run(["hooks"] + words + ["--data", data])
            }
        }
    }

    @Test func `a hook keeps its ID and secret when its settings change`() async throws {
        try await withData { run in
            let add = ["add", "https://a.example/x", "--after", "account.created", "--json"]
            let id = try await run(add).json(Added.self).id
            let changed = try await run([
                "set", id, "--url", "https://b.example/y", "--timeout", "3", "--on-failure",
                "allow", "--after", "account.deleted", "--after", "account.updated", "--json",
            ])
            #expect(changed.exitCode == 0)
            #expect(!changed.output.contains("whsec_"))
            let hook = try await run(["show", id, "--json"]).json(Hook.self)
            #expect(hook.id == id)
            #expect(hook.url == "https://b.example/y")
            #expect(hook.calledFor == ["account.deleted", "account.updated"])
            #expect(hook.timeoutSeconds == 3)
            #expect(hook.onFailure == "allow")
            #expect(try await run(["set", id, "--timeout", "5"]).exitCode == 0)
            let again = try await run(["show", id, "--json"]).json(Hook.self)
            #expect(again.timeoutSeconds == 5)
            #expect(again.url == hook.url)
            #expect(again.calledFor == hook.calledFor)
        }
    }

    @Test func `invalid changes to a hook change nothing`() async throws {
        try await withData { run in
            let add = ["add", "https://a.example/x", "--before", "beforeCreate", "--json"]
            let id = try await run(add).json(Added.self).id
            for (change, complaint) in [
                (["--after", "account.created"], "event of this hook cannot be changed"),
                (["--timeout", "31"], "1 to 30 seconds"), (["--url", "file:///x"], "URL"),
            ] {
                let outcome = try await run(["set", id] + change)
                #expect(outcome.exitCode == 1)
                #expect(outcome.complaints.contains(complaint))
            }
            #expect(try await run(["set", id, "--on-failure", "maybe"]).exitCode == 64)
            #expect(try await run(["set", "hook_none", "--timeout", "3"]).exitCode == 1)
            #expect(try await run(["show", "hook_none"]).exitCode == 1)
            let hook = try await run(["show", id, "--json"]).json(Hook.self)
            #expect(hook.url == "https://a.example/x")
            #expect(hook.calledFor == ["beforeCreate"])
            #expect(hook.timeoutSeconds == 7)
        }
    }
}
