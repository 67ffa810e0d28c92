import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct KeysTests {
    private struct Key: Decodable {
        let id: String
        let signingEndsAt: String
        let publishingEndsAt: String
        let withdrawnAt: String?
    }

    private static func list(_ data: [String]) async throws -> [Key] {
        try await Program.run(["keys", "list", "--json"] + data).list("keys", of: Key.self)
    }

    @Test func `a running server drops a withdrawn key, and users stay signed in`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { server in
                let data = ["--data", folder.data]
                let person = try await server.signIn("+16505550131")
                let leaked = try #require(try await Self.list(data).first).id

                let unasked = try await Program.run(["keys", "withdraw", leaked] + data)
                #expect(unasked.exitCode == 64)
                #expect(unasked.complaints.contains("pass --yes"))
                #expect(unasked.complaints.contains("Withdraw 1 signing key, \(leaked) (RS256)?"))
                #expect(try await Self.list(data).allSatisfy { $0.withdrawnAt == nil })

                let done = try await Program.run(["keys", "withdraw", leaked, "--yes"] + data)
                #expect(done.exitCode == 0)
                #expect(done.output.hasPrefix("Withdrew \(leaked) (RS256).\nNew tokens "))
                let keys = try await Self.list(data)
                #expect(keys.filter { $0.withdrawnAt != nil }.map(\.id) == [leaked])
                let withdrawn = try #require(keys.first { $0.id == leaked })
                #expect(withdrawn.signingEndsAt == withdrawn.withdrawnAt)
                #expect(withdrawn.publishingEndsAt == withdrawn.withdrawnAt)

                let published = try await server.waitForKeys { !$0.contains(leaked) }
                #expect(published == keys.map(\.id).filter { $0 != leaked })
                let lookup = try await server.lookUp(person.text("idToken"))
                #expect(lookup.error == "INVALID_ID_TOKEN")
                #expect(try await server.refresh(person.text("refreshToken")).status == 200)

                let again = try await Program.run(["keys", "withdraw", leaked] + data)
                #expect(again.exitCode == 0)
                #expect(again.output == "These keys were already withdrawn. Nothing was changed.\n")
            }
        }
    }

    @Test func `an unknown key is reported, and no key is withdrawn without --all`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let data = ["--data", folder.data]
            let unknown = try await Program.run(["keys", "withdraw", "other", "--yes"] + data)
            #expect(unknown.exitCode == 1)
            #expect(unknown.complaints.contains("The signing key other does not exist"))
            #expect(try await Program.run(["keys", "withdraw", "--yes"] + data).exitCode == 64)
            #expect(try await Self.list(data).allSatisfy { $0.withdrawnAt == nil })

            let all = try await Program.run(["keys", "withdraw", "--all", "--yes"] + data)
            #expect(all.exitCode == 0)
            #expect(try await Self.list(data).count { $0.withdrawnAt == nil } == 1)
        }
    }
}
