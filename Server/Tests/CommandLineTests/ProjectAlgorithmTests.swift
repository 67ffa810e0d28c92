import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ProjectAlgorithmTests {
    private func algorithm(of answer: Answer) throws -> String? {
        let header = try answer.text("idToken").prefix { $0 != "." }
            .replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - header.count % 4) % 4)
        let data = try #require(Data(base64Encoded: header + padding))
        return try JSONDecoder().decode([String: String].self, from: data)["alg"]
    }

    @Test func `a project's algorithm can be set, listed and rotated, and its tokens use it`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let run = { @Sendable (arguments: [String]) in
                try await Program.run(arguments + ["--data", folder.data])
            }
            let setting = ["projects", "set", "demo-dialtone"]
            let before = try await DevServer.with(data: folder.data) { server in
                try await server.signIn("+16505550110")
            }
            #expect(try algorithm(of: before) == "RS256")
            #expect(try await run(setting + ["tokens.algorithm=ES256"]).exitCode == 0)
            let after = try await DevServer.with(data: folder.data) { server in
                try await server.signIn("+16505550110")
            }
            #expect(try algorithm(of: after) == "ES256")
            #expect(try await run(["keys", "rotate", "--yes"]).exitCode == 0)
            let keys = try await run(["keys", "list", "--json"]).list(
                "keys",
                of: [String: String].self
            )
            let algorithms = keys.compactMap { $0["algorithm"] }.sorted()
            #expect(algorithms == ["ES256", "ES256", "RS256", "RS256"])
        }
    }

    @Test func `an unknown algorithm is refused, and nothing changes`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let outcome = try await Program.run([
                "projects", "set", "demo-dialtone", "tokens.algorithm=none", "--data", folder.data,
            ])
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains("tokens.algorithm"))
            #expect(outcome.complaints.contains("RS256, ES256"))
            let shown = try await Program.run(
                ["projects", "show", "demo-dialtone", "--json", "--data", folder.data]
            )
            let settings = try JSONSerialization.jsonObject(with: Data(shown.output.utf8))
            let tokens = ((settings as? [String: Any])?["settings"] as? [String: Any])?["tokens"]
            #expect((tokens as? [String: Any])?["algorithm"] is NSNull)
        }
    }
}
