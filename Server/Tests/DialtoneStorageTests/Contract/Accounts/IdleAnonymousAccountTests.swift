import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct IdleAnonymousAccountTests {
    private static let monthLater = Timestamp.start + .days(30)

    private func tidy(_ store: any Database, at now: Timestamp) async throws -> Int {
        let housekeeping = Housekeeping(
            store: store,
            clock: ServerClock { now },
            random: .seeded(1)
        )
        return try await housekeeping.tidy().anonymousAccounts
    }

    private static func project(_ id: ProjectID, number: Int64, deletes: Bool = true) -> Project {
        var settings = ProjectSettings()
        settings.deletesIdleAnonymousAccounts = deletes
        return Project(
            id: id,
            number: number,
            displayName: "",
            settings: settings,
            createdAt: .start
        )
    }

    private static func anonymous(
        _ id: String,
        of project: ProjectID = .sample,
        _ adjust: (inout Account) -> Void = { _ in }
    ) -> Account {
        var account = Account.sample(id, of: project)
        account.lastSignInAt = .start
        adjust(&account)
        return account
    }

    @Test(arguments: StoreEngine.tested)
    func `an anonymous account is deleted when unused for thirty days`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare(Self.project(.sample, number: 1))
            try await store.insert(Self.anonymous("left"))
            try await store.insert(Self.anonymous("used") { $0.lastRefreshAt = .start + .days(1) })
            #expect(try await tidy(store, at: Self.monthLater) == 0)
            #expect(try await tidy(store, at: Self.monthLater + .seconds(1)) == 1)
            #expect(try await store.account("left") == nil)
            #expect(try await store.account("used") != nil)
            #expect(try await tidy(store, at: Self.monthLater + .days(2)) == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account with a way to sign in is kept, and so is a guest never signed in`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare(Self.project(.sample, number: 1))
            let kept = [
                Self.anonymous("number") { $0.phoneNumber = .fictional(1) },
                Self.anonymous("address") { $0.email = "ada@example.com" },
                Self.anonymous("token") { $0.isCustomAuth = true },
                Self.anonymous("provider") {
                    $0.link(
                        LinkedProvider(
                            providerID: SignInProvider(rawValue: "google.com"),
                            rawID: "1"
                        )
                    )
                },
                Self.anonymous("former") { $0.formerPhoneNumber = .fictional(2) },
                Self.anonymous("unused") { $0.lastSignInAt = nil },
            ]
            for account in kept { try await store.insert(account) }
            #expect(try await tidy(store, at: Self.monthLater + .days(300)) == 0)
            for account in kept {
                #expect(try await store.account(account.id.rawValue) == account)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `idle accounts are deleted only in projects and tenants that have this enabled`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            let tenant = try #require(ProjectID.other.tenant("blue-1"))
            try await store.prepare(Self.project(.sample, number: 1))
            try await store.prepare(Self.project(.other, number: 2, deletes: false))
            try await store.prepare(Self.project(tenant, number: 3))
            try await store.write { data in
                for index in 1...1_001 {
                    _ = try data.insert(Self.anonymous("a\(index)"))
                }
                _ = try data.insert(Self.anonymous("b", of: .other))
                _ = try data.insert(Self.anonymous("c", of: tenant))
            }
            #expect(try await tidy(store, at: Self.monthLater + .days(1)) == 1_002)
            #expect(try await store.read { try $0.accountCount(of: .sample) } == 0)
            #expect(try await store.read { try $0.accountCount(of: .other) } == 1)
            #expect(try await store.read { try $0.accountCount(of: tenant) } == 0)
        }
    }
}
