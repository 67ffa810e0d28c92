import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct FederationContractTests {
    private static func provider(_ id: String, isEnabled: Bool = false) -> IdentityProvider {
        var settings = IdentityProviderSettings()
        settings.clientID = "client"
        settings.saml = SAMLSettings()
        settings.isEnabled = isEnabled
        return IdentityProvider(
            projectID: .sample,
            id: SignInProvider(rawValue: id),
            settings: settings,
            sealedClientSecret: isEnabled ? nil : bytes(7, count: 40),
            createdAt: .start
        )
    }

    private static func account(_ email: String) -> ServiceAccount {
        ServiceAccount(
            email: email,
            projectID: .sample,
            role: .editor,
            keyID: "key",
            publicKey: bytes(9, count: 64),
            createdAt: .start
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `providers are inserted once, read back, changed and deleted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let first = Self.provider("oidc.b")
            let second = Self.provider("google.com")
            #expect(try await store.write { try $0.insert(first) })
            #expect(try await store.write { try $0.insert(second) })
            #expect(try await store.write { try $0.insert(first) } == false)
            #expect(
                try await store.read { try $0.identityProviders(of: .sample) } == [second, first]
            )
            let changed = Self.provider("oidc.b", isEnabled: true)
            #expect(try await store.write { try $0.update(changed) })
            func found(of project: ProjectID) async throws -> IdentityProvider? {
                try await store.read { try $0.identityProvider(first.id, of: project) }
            }
            #expect(try await found(of: .sample) == changed)
            #expect(try await found(of: .other) == nil)
            #expect(try await store.write { try $0.deleteIdentityProvider(first.id, of: .sample) })
            #expect(try await store.write { try $0.update(changed) } == false)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an admin key is found by its digest until it is deleted`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let key = AdminKey(
                id: "abc",
                projectID: .sample,
                digest: .sample(1),
                role: .viewer,
                displayName: "Nightly",
                createdAt: .start,
                expiresAt: .start + .days(1)
            )
            try await store.write { try $0.insert(key) }
            func found(_ number: Int) async throws -> AdminKey? {
                try await store.read { try $0.adminKey(digest: .sample(number)) }
            }
            #expect(try await found(1) == key)
            #expect(try await found(2) == nil)
            #expect(try await store.read { try $0.adminKeys(of: .sample) } == [key])
            #expect(try await store.write { try $0.deleteAdminKey("abc", of: .other) } == false)
            #expect(try await store.write { try $0.deleteAdminKey("abc", of: .sample) })
            #expect(try await found(1) == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an access token leads to its account until it expires or the account goes`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let account = Self.account("a@demo.invalid")
            #expect(try await store.write { try $0.insert(account) })
            #expect(try await store.write { try $0.insert(account) } == false)
            for number in [1, 2] {
                let token = AccessToken(
                    digest: .sample(number),
                    serviceAccount: account.email,
                    expiresAt: .start + .hours(Int64(number))
                )
                try await store.write { try $0.insert(token) }
            }
            func holder(_ number: Int, at now: Timestamp) async throws -> ServiceAccount? {
                try await store.read {
                    try $0.serviceAccount(accessToken: .sample(number), at: now)
                }
            }
            #expect(try await holder(1, at: .start) == account)
            #expect(try await holder(1, at: .start + .hours(1)) == nil)
            let tidied = try await store.write {
                try $0.delete(.accessTokens, before: .start + .hours(2), limit: 1_000)
            }
            #expect(tidied == 1)
            #expect(try await holder(2, at: .start) == account)
            #expect(
                try await store.write { try $0.deleteServiceAccount(account.email, of: .sample) }
            )
            #expect(try await holder(2, at: .start) == nil)
        }
    }
}
