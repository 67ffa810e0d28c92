import DialtoneModel

extension FixtureCase {
    /// The calls for clients of OpenID Connect.
    static let oauthClients = [
        FixtureCase("admin.oauthClients.create"),
        FixtureCase("admin.oauthClients.list") { try await $0.addOrderDesk() },
        FixtureCase("admin.oauthClients.get") { try await $0.addOrderDesk() },
        FixtureCase("admin.oauthClients.patch") { try await $0.addOrderDesk() },
        FixtureCase("admin.oauthClients.delete") { try await $0.addOrderDesk() },
        FixtureCase("admin.oauthClients.secret") { try await $0.addOrderDesk() },
    ]
}

extension TestServer {
    /// Adds the client of the files.
    fileprivate func addOrderDesk() async throws -> [String: String] {
        let client = try await addClient { details in
            details.redirects = ["https://orders.example.com/callback"]
            details.postLogoutRedirects = ["https://orders.example.com/"]
            details.scopes = OpenIDScopes([.openid, .phone])
            details.isFirstParty = false
            details.audience = "https://api.example.com"
        }
        return ["clientId": client.id]
    }
}
