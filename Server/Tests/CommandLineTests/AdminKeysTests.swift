import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct AdminKeysTests {
    private struct Key: Decodable, Equatable {
        let id: String
        let role: String
        let name: String
        let expiresAt: String?
    }

    private static let calls = "/v1/projects/demo-dialtone/accounts"

    @Test func `an admin key allows what its role allows, until it is revoked`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let data = ["--data", folder.data]
                let made = try await Program.run(
                    ["admin-keys", "create", "--role", "viewer", "--name", "Nightly"] + data
                )
                let secret = made.output.trimmingCharacters(in: .newlines)
                #expect(secret.wholeMatch(of: /dtk_[A-Za-z0-9_-]{43}/) != nil)
                #expect(!made.complaints.contains(secret))
                func statuses() async throws -> [Int] {
                    [
                        try await server.call(Self.calls + ":query", [:], bearer: secret).status,
                        try await server.call(Self.calls, [:], bearer: secret).status,
                    ]
                }
                #expect(try await statuses() == [200, 403])
                let list = try await Program.run(["admin-keys", "list", "--json"] + data)
                #expect(!list.output.contains(secret))
                let key = try #require(try list.list("adminKeys", of: Key.self).first)
                #expect(
                    key == Key(id: key.id, role: "viewer", name: "Nightly", expiresAt: nil)
                )
                let revoke = ["admin-keys", "revoke", key.id, "--yes"] + data
                #expect(try await Program.run(revoke).exitCode == 0)
                #expect(try await statuses() == [401, 401])
                #expect(try await Program.run(revoke).exitCode == 1)
            }
        }
    }

    @Test func `a script gets a key as JSON and can revoke it with --yes`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let data = ["--data", folder.data]
            struct Made: Decodable {
                let id: String
                let secret: String
            }
            let made = try await Program.run(
                ["admin-keys", "create", "--role", "viewer", "--json"] + data
            )
            .json(Made.self)
            #expect(made.secret.hasPrefix("dtk_"))
            let list = ["admin-keys", "list"] + data
            #expect(try await Program.run(list).output.contains(made.id))

            let revoke = ["admin-keys", "revoke", made.id] + data
            let unasked = try await Program.run(revoke)
            #expect(unasked.exitCode == 64)
            #expect(
                unasked.complaints == "Error: Revoke the admin key \(made.id)? Standard input is "
                    + "not a terminal. To confirm, pass --yes.\n"
            )
            #expect(try await Program.run(list).output.contains(made.id))
            #expect(try await Program.run(revoke + ["--yes"]).exitCode == 0)
            #expect(try await Program.run(list).output == "No admin keys.\n")
        }
    }

    @Test(arguments: [["--role", "king"], ["--role", "owner", "--days", "0"], []])
    func `a key without a role or an expiry is refused`(words: [String]) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let outcome = try await Program.run(
                ["admin-keys", "create", "--data", folder.data] + words
            )
            #expect(outcome.exitCode == 64)
            #expect(outcome.output.isEmpty)
        }
    }
}
