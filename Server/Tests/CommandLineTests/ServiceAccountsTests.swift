import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ServiceAccountsTests {
    private struct Listed: Decodable {
        let email: String
        let role: String
        let keyID: String
        let expiresAt: String?
    }

    @Test
    func `a key file has the fields that Google's libraries expect, and its account is listed`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let run = { @Sendable (words: [String]) in
                try await Program.run(["service-accounts"] + words + ["--data", folder.data])
            }
            let made = try await run(
                ["create", "backend", "--days", "30", "--url", "https://auth.example.com/"]
            )
            let file = try made.json([String: String].self)
            #expect(file["type"] == "service_account")
            #expect(file["project_id"] == "demo-dialtone")
            #expect(file["client_email"] == "backend@demo-dialtone.iam.dialtone.invalid")
            #expect(file["token_uri"] == "https://auth.example.com/oauth2/token")
            #expect(file["private_key"]?.hasPrefix("-----BEGIN PRIVATE KEY-----") == true)
            let list = try await run(["list", "--json"])
            let account = try #require(try list.list("serviceAccounts", of: Listed.self).first)
            #expect(account.email == file["client_email"])
            #expect(account.role == "editor")
            #expect(account.keyID == file["private_key_id"])
            #expect(account.expiresAt != nil)
            #expect(!list.output.contains("PRIVATE"))
            let again = try await run(["create", "backend", "--role", "owner"])
            #expect(again.exitCode == 1)
            #expect(again.complaints.contains("already"))
            #expect(try await run(["delete", account.email, "--yes"]).exitCode == 0)
            #expect(try await run(["delete", account.email, "--yes"]).exitCode == 1)
        }
    }

    @Test(arguments: ["0", "3651"])
    func `an end that is too near or too far is refused`(days: String) async throws {
        let outcome = try await Program.run(
            ["service-accounts", "create", "backend", "--days", days]
        )
        #expect(outcome.exitCode == 64)
        #expect(outcome.complaints.contains("--days must be 1 to 3650."))
    }

    @Test(arguments: ["Backend", "1st", "-x", "a@b", "a b", ""])
    func `a name that is invalid in an address is refused`(name: String) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let outcome = try await Program.run(
                ["service-accounts", "create", "--data", folder.data, "--", name]
            )
            #expect(outcome.exitCode == 1)
            #expect(outcome.output.isEmpty)
        }
    }
}
