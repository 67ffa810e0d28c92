import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

/// Tests of accounts with more than a number, and of values that only one account can have.
@Suite struct AccountAggregateContractTests {
    private static let google = SignInProvider(rawValue: "google.com")

    private static func person(_ id: String, email: String?) -> Account {
        var account = Account.sample(id)
        account.email = email
        return account
    }

    @Test(arguments: StoreEngine.tested)
    func `an account is read back with all its credentials`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var account = Self.person("full", email: "someone@example.com")
            account.initialEmail = "first@example.com"
            account.passwordHash = PasswordHash(rawValue: "$argon2id$…")
            account.passwordUpdatedAt = .start + .seconds(1)
            account.hasEmailLinkSignIn = true
            account.isCustomAuth = true
            var linked = LinkedProvider(providerID: Self.google, rawID: "1234")
            linked.displayName = "Ω"
            account.linkedProviders = [linked]
            account.secondFactors = [
                SecondFactor(
                    id: SecondFactorID(rawValue: "one"),
                    proof: .phone(.fictional(3)),
                    displayName: "work",
                    enrolledAt: .start
                ),
                SecondFactor(
                    id: SecondFactorID(rawValue: "two"),
                    proof: .totp(TOTPEnrollment(sealedSecret: [0, 255], lastUsedStep: 7)),
                    displayName: nil,
                    enrolledAt: .start
                ),
            ]
            try await store.insert(account)
            #expect(try await store.account("full") == account)
            let byEmail = try await store.read {
                try $0.account(email: "someone@example.com", of: .sample)
            }
            #expect(byEmail == account)
            let byIdentity = try await store.read {
                try $0.account(provider: Self.google, rawID: "1234", of: .sample)
            }
            #expect(byIdentity == account)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account that once had a way to sign in is not deleted as idle`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let ways: [@Sendable (inout Account) -> Void] = [
                { $0.email = "had@example.com" },
                { $0.phoneNumber = PhoneNumber.fictional(1) },
                { $0.linkedProviders = [LinkedProvider(providerID: Self.google, rawID: "1")] },
                { $0.isCustomAuth = true },
            ]
            for (index, add) in ways.enumerated() {
                let id = AccountID(rawValue: "\(index)")
                var blank = Account.sample(id.rawValue)
                blank.lastSignInAt = .start
                try await store.insert(blank)
                #expect(try await store.account(id.rawValue)?.hasHadCredential == false)
                var full = blank
                add(&full)
                for account in [full, blank] {
                    try await store.write { [account] data in
                        _ = try data.holdAccount(id, of: .sample)
                        try data.save(account)
                    }
                    #expect(try await store.account(id.rawValue)?.hasHadCredential == true)
                }
                let deleted = try await store.write { data in
                    try data.deleteAnonymousAccounts(
                        of: .sample,
                        unusedSince: .start + .days(60),
                        limit: 10
                    )
                }
                #expect(deleted.isEmpty)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `accounts that had a way to sign in do not block the deletion of idle guests`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for name in ["a", "b", "c"] {
                var stripped = Account.sample(name)
                stripped.lastSignInAt = .start
                stripped.isCustomAuth = true
                try await store.insert(stripped)
                stripped.isCustomAuth = false
                try await store.write { [stripped] data in
                    _ = try data.holdAccount(stripped.id, of: .sample)
                    try data.save(stripped)
                }
            }
            var guest = Account(
                id: AccountID(rawValue: "guest"),
                projectID: .sample,
                createdAt: .start + .days(1)
            )
            guest.lastSignInAt = .start + .days(1)
            try await store.insert(guest)
            let deleted = try await store.write { data in
                try data.deleteAnonymousAccounts(
                    of: .sample,
                    unusedSince: .start + .days(60),
                    limit: 3
                )
            }
            #expect(deleted.map(\.id) == [guest.id])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `saving an account claims its new address and frees the old one`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.insert(Self.person("first", email: "old@example.com"))
            try await store.write { data in
                guard var account = try data.holdAccount(AccountID(rawValue: "first"), of: .sample)
                else { throw Refusal.accountNotFound }
                account.email = "new@example.com"
                try data.save(account)
            }
            try await store.insert(Self.person("second", email: "old@example.com"))
            let owner = try await store.read {
                try $0.account(email: "new@example.com", of: .sample)
            }
            #expect(owner?.id.rawValue == "first")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an address, an identity and a number belong to one account of a project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var first = Self.person("first", email: "taken@example.com")
            first.phoneNumber = .fictional(1)
            first.linkedProviders = [LinkedProvider(providerID: Self.google, rawID: "1")]
            try await store.insert(first)
            try await store.insert(.sample("second"))
            let changes: [(AccountConflict, @Sendable (inout Account) -> Void)] = [
                (.email, { $0.email = "taken@example.com" }),
                (.phoneNumber, { $0.phoneNumber = .fictional(1) }),
                (
                    .linkedProvider,
                    {
                        $0.linkedProviders = [
                            LinkedProvider(providerID: Self.google, rawID: "1")
                        ]
                    }
                ),
            ]
            for (conflict, change) in changes {
                await #expect(throws: conflict) {
                    try await store.write { data in
                        let id = AccountID(rawValue: "second")
                        guard var account = try data.holdAccount(id, of: .sample) else { return }
                        change(&account)
                        try data.save(account)
                    }
                }
            }
            #expect(try await store.account("second") == .sample("second"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `where addresses may be shared, a lookup finds the account that had it first`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.insert(Self.person("first", email: "shared@example.com"))
            try await store.insert(.sample("second"))
            try await store.write { data in
                guard var account = try data.holdAccount(AccountID(rawValue: "second"), of: .sample)
                else { throw Refusal.accountNotFound }
                account.email = "shared@example.com"
                try data.save(account, sharingEmail: true)
            }
            let found = try await store.read {
                try $0.account(email: "shared@example.com", of: .sample)
            }
            #expect(found?.id.rawValue == "first")
            #expect(try await store.account("second")?.email == "shared@example.com")
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account that shares its address can be changed, and no other can take the address`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.insert(Self.person("first", email: "shared@example.com"))
            let second = Self.person("second", email: "shared@example.com")
            #expect(try await store.write { try $0.insert(second, sharingEmail: true) })
            try await store.write { data in
                var account = try #require(
                    try data.holdAccount(AccountID(rawValue: "second"), of: .sample)
                )
                account.isDisabled = true
                try data.save(account)
            }
            #expect(try await store.account("second")?.isDisabled == true)
            try await store.insert(.sample("third"))
            await #expect(throws: AccountConflict.email) {
                try await store.write { data in
                    var account = try #require(
                        try data.holdAccount(AccountID(rawValue: "third"), of: .sample)
                    )
                    account.email = "shared@example.com"
                    try data.save(account)
                }
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many accounts that claim one address concurrently one gets it`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let winners = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        let account = Self.person("racer-\(number)", email: "one@example.com")
                        do {
                            return try await store.write { try $0.insert(account) }
                        } catch {
                            return false
                        }
                    }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(winners == 1)
            #expect(try await store.read { try $0.accountCount(of: .sample) } == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `concurrent changes to one account are all kept`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.insert(.sample("busy"))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask {
                        try await store.write { data in
                            let id = AccountID(rawValue: "busy")
                            guard var account = try data.holdAccount(id, of: .sample) else {
                                return
                            }
                            account.linkedProviders.append(
                                LinkedProvider(providerID: Self.google, rawID: String(number))
                            )
                            try data.save(account)
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.account("busy")?.linkedProviders.count == 20)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `deleting an account frees its address`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.insert(Self.person("first", email: "free@example.com"))
            _ = try await store.write {
                try $0.deleteAccount(AccountID(rawValue: "first"), of: .sample)
            }
            try await store.insert(Self.person("second", email: "free@example.com"))
            #expect(try await store.account("second")?.email == "free@example.com")
        }
    }
}
