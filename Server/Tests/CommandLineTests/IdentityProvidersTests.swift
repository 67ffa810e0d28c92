import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct IdentityProvidersTests {
    private struct Listed: Decodable {
        let id: String
        let isEnabled: Bool
        let issuer: String?
        let clientID: String?
        let audiences: [String]
        let hasClientSecret: Bool
    }

    @Test func `a provider is added, changed only in the given fields, and removed`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let run = { @Sendable (words: [String]) in
                try await Program.run(["identity-providers"] + words + ["--data", folder.data])
            }
            let set = ["set", "oidc.acme", "--issuer", "https://login.acme.example"]
            #expect(try await run(set + ["--client-id", "shop"]).exitCode == 0)
            #expect(try await run(["set", "oidc.acme", "--audience", "app"]).exitCode == 0)
            #expect(try await run(["set", "oidc.acme", "--disable-sign-in"]).exitCode == 0)
            let list = try await run(["list", "--json"]).list("identityProviders", of: Listed.self)
            let provider = try #require(list.first)
            #expect(list.count == 1)
            #expect(provider.id == "oidc.acme")
            #expect(!provider.isEnabled)
            #expect(provider.issuer == "https://login.acme.example")
            #expect(provider.clientID == "shop")
            #expect(provider.audiences == ["app"])
            #expect(!provider.hasClientSecret)
            #expect(try await run(["remove", "oidc.acme", "--yes"]).exitCode == 0)
            #expect(try await run(["remove", "oidc.acme", "--yes"]).exitCode == 1)
        }
    }

    @Test(arguments: [
        (["oidc.acme", "--client-id", "x"], "--issuer"),
        (["oidc.acme", "--issuer", "https://login.acme.example"], "--client-id"),
        (["acme", "--client-id", "x"], "oidc.NAME"),
        (["google.com", "--client-id", "x", "--read-secret"], "no secret"),
        (["github.com", "--client-id", "x"], "Sign-in with github.com is not supported"),
        (["facebook.com", "--client-id", "x"], "Sign-in with facebook.com is not supported"),
        (["saml.acme", "--client-id", "x"], "docs/identity-providers.md"),
    ])
    func `missing and unknown values are reported`(words: [String], complaint: String) async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let outcome = try await Program.run(
                ["identity-providers", "set", "--data", folder.data] + words
            )
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains(complaint))
            let list = try await Program.run(
                ["identity-providers", "list", "--json", "--data", folder.data]
            )
            #expect(try list.list("identityProviders", of: Listed.self).isEmpty)
        }
    }
}
