import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct OAuthClientContractTests {
    @Test(arguments: StoreEngine.tested)
    func `a client is read back as stored, by its own project only`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            let client = OAuthClient.sample("client_a")
            #expect(try await store.write { try $0.insert(client) })
            #expect(try await store.write { try $0.insert(client) } == false)
            let found = try await store.read { data in
                (
                    try data.oauthClient(client.id, of: .sample),
                    try data.oauthClient(client.id, of: .other),
                    try data.oauthClients(of: .sample)
                )
            }
            #expect(found.0 == client)
            #expect(found.1 == nil)
            #expect(found.2 == [client])
            let changed = try await store.write { data -> OAuthClient? in
                var held = try #require(try data.holdOAuthClient(client.id, of: .sample))
                held.displayName = "New"
                held.details.isDisabled = true
                #expect(try data.update(held))
                return try data.oauthClient(client.id, of: .sample)
            }
            #expect(changed?.displayName == "New" && changed?.details.isDisabled == true)
            #expect(changed?.kind == client.kind && changed?.createdAt == client.createdAt)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a client's sessions, codes and consents go with it`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("ada")
            try await store.insert(account)
            let client = OAuthClient.sample("client_a")
            let other = OAuthClient.sample("client_b")
            let consent = ClientConsent(
                projectID: .sample,
                accountID: account.id,
                clientID: client.id,
                scopes: OpenIDScopes([.openid, .email]),
                grantedAt: .start
            )
            try await store.write { data in
                _ = try data.insert(client)
                _ = try data.insert(other)
                try data.save(consent)
                try data.insert(AuthorizationCode.sample(1, of: account, for: client))
                for number in 0..<5 {
                    try data.insert(
                        Session.granted(number, of: account, to: number < 3 ? client : other)
                    )
                }
            }
            let stored = try await store.read {
                try $0.consent(of: account.id, to: client.id, in: .sample)
            }
            #expect(stored == consent)
            let ended = try await store.write {
                try $0.deleteSessions(ofClient: client.id, in: .sample, limit: 2)
            }
            #expect(ended == 2)
            #expect(try await store.write { try $0.deleteOAuthClient(client.id, of: .sample) })
            let left = try await store.write { data in
                (
                    try data.sessions(of: account.id, in: .sample).map(\.grant?.clientID),
                    try data.authorizationCode(.sample(1)),
                    try data.consent(of: account.id, to: client.id, in: .sample)
                )
            }
            #expect(left.0 == [other.id, other.id])
            #expect(left.1 == nil && left.2 == nil)
            #expect(
                try await store.write { try $0.deleteOAuthClient(client.id, of: .sample) } == false
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `consent is replaced, and goes with the account`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Account.sample("ada")
            try await store.insert(account)
            let client = OAuthClient.sample("client_a")
            var consent = ClientConsent(
                projectID: .sample,
                accountID: account.id,
                clientID: client.id,
                scopes: OpenIDScopes([.openid]),
                grantedAt: .start
            )
            try await store.write { [consent] data in
                _ = try data.insert(client)
                try data.save(consent)
            }
            consent.scopes = OpenIDScopes([.openid, .phone])
            consent.grantedAt = .start + .days(1)
            let saved = consent
            let found = try await store.write { data -> ClientConsent? in
                try data.save(saved)
                return try data.consent(of: account.id, to: client.id, in: .sample)
            }
            #expect(found == saved)
            _ = try await store.write { try $0.deleteAccounts(of: .sample) }
            let left = try await store.read {
                try $0.consent(of: account.id, to: client.id, in: .sample)
            }
            #expect(left == nil)
        }
    }
}

extension OAuthClient {
    static func sample(_ id: String, of project: ProjectID = .sample) -> OAuthClient {
        var details = OAuthClientDetails()
        details.redirects = ["https://orders.example.com/callback"]
        details.audience = "https://api.example.com"
        details.secrets = [StoredAppSecret(AppSecret(random: .seeded(1)))]
        return OAuthClient(
            id: OAuthClientID(rawValue: id),
            projectID: project,
            kind: .confidential,
            displayName: "Órder desk",
            details: details,
            createdAt: .start
        )
    }
}

extension AuthorizationCode {
    static func sample(
        _ number: Int,
        of account: Account,
        for client: OAuthClient,
        in session: SessionID = SessionID(bytes: bytes(99, count: 16)),
        at moment: Timestamp = .start
    ) -> AuthorizationCode {
        AuthorizationCode(
            digest: .sample(number),
            projectID: account.projectID,
            clientID: client.id,
            accountID: account.id,
            browserSession: session,
            redirect: "https://orders.example.com/callback",
            challenge: CodeChallenge(digest: bytes(number, count: 32)),
            scopes: OpenIDScopes([.openid, .phone]),
            nonce: number.isMultiple(of: 2) ? nil : "a nonce",
            idTokenClaims: number.isMultiple(of: 2) ? [] : ["email", "phone_number"],
            createdAt: moment
        )
    }
}

extension Session {
    /// The session of a client.
    static func granted(
        _ number: Int,
        of account: Account,
        to client: OAuthClient,
        in browser: SessionID? = nil,
        until end: Timestamp? = nil
    ) -> Session {
        var session = Session.sample(number, of: account)
        session.use = .client(
            ClientGrant(
                clientID: client.id,
                scopes: OpenIDScopes([.openid, .offlineAccess]),
                browserSession: browser
            )
        )
        session.expiresAt = end
        return session
    }
}
