import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Dispatch
import PhoneNumbers
import Synchronization
import Testing

/// Tests of inserting many accounts at once.
@Suite struct AccountInsertionContractTests {
    private static func account(_ number: Int) -> Account {
        var account = Account.sample("user-\(number)")
        account.email = "user-\(number)@example.com"
        account.link(
            LinkedProvider(providerID: SignInProvider(rawValue: "google.com"), rawID: "\(number)")
        )
        return account
    }

    private func insert(_ accounts: [Account], into store: any Database) async throws -> Bool {
        try await store.write { try $0.insertAll(accounts) }
    }

    @Test(arguments: StoreEngine.tested, [0, 1, 2, 63, 64, 65, 200])
    func `each inserted account is found by its ID, address and identity`(
        engine: StoreEngine,
        count: Int
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let accounts = (0..<count).map(Self.account)
            #expect(try await insert(accounts, into: store))
            for account in accounts {
                #expect(try await store.account(account.id.rawValue) == account)
                let found = try await store.read { data in
                    [
                        try data.account(email: account.email ?? "", of: .sample),
                        try data.account(
                            provider: SignInProvider(rawValue: "google.com"),
                            rawID: account.linkedProviders.first?.rawID ?? "",
                            of: .sample
                        ),
                    ]
                }
                #expect(found == [account, account])
            }
            #expect(try await store.read { try $0.accountCount(of: .sample) } == count)
        }
    }

    /// A value that an account can have in common with another one.
    enum Conflict: CaseIterable {
        case id, number, email, identity

        func make(_ account: Account, collideWith other: Account) -> Account {
            var copy = Account.sample(self == .id ? other.id.rawValue : account.id.rawValue)
            copy.phoneNumber = self == .number ? other.phoneNumber : nil
            copy.email = self == .email ? other.email : account.email
            if self == .identity, let linked = other.linkedProviders.first { copy.link(linked) }
            return copy
        }
    }

    @Test(arguments: StoreEngine.tested, Conflict.allCases)
    func `an insert is undone if one account collides with an existing one`(
        engine: StoreEngine,
        conflict: Conflict
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var present = Self.account(1_000)
            present.phoneNumber = .fictional(1)
            try await store.insert(present)
            var accounts = (0..<70).map(Self.account)
            accounts[69] = conflict.make(accounts[69], collideWith: present)
            let isInserted = try await insert(accounts, into: store)
            #expect(!isInserted)
            #expect(try await store.read { try $0.accountCount(of: .sample) } == 1)
            #expect(try await store.account(present.id.rawValue) == present)
            #expect(try await insert(Array(accounts.dropLast()), into: store))
        }
    }

    @Test(arguments: StoreEngine.tested, Conflict.allCases)
    func `an insert is undone if two of its accounts collide`(
        engine: StoreEngine,
        conflict: Conflict
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var accounts = (0..<70).map(Self.account)
            accounts[3].phoneNumber = .fictional(1)
            accounts[69] = conflict.make(accounts[69], collideWith: accounts[3])
            let isInserted = try await insert(accounts, into: store)
            #expect(!isInserted)
            #expect(try await store.read { try $0.accountCount(of: .sample) } == 0)
            #expect(try await insert(Array(accounts.dropLast()), into: store))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account that was thought to be unclaimed replaces none`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let owner = Account.sample("owner", phoneNumber: .fictional(1))
            let late = Account.sample("late", phoneNumber: .fictional(1))
            try await store.write { try $0.insertUnclaimed(owner) }
            await #expect(throws: StorageError.constraintViolated) {
                try await store.write { try $0.insertUnclaimed(late) }
            }
            #expect(try await store.account("owner") == owner)
            #expect(try await store.account("late") == nil)
        }
    }

    @Test(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
    func `a transaction whose number gets an account meanwhile runs again`() async throws {
        try await StoreEngine.postgres.withStore { store in
            try await store.prepare()
            let owner = Account.sample("owner", phoneNumber: .fictional(1))
            let late = Account.sample("late", phoneNumber: .fictional(1))
            let runs = Mutex(0)
            let found = try await store.write { data in
                if let found = try data.account(phoneNumber: .fictional(1), of: .sample) {
                    return found
                }
                if runs.withLock({
                    $0 += 1; return $0 == 1
                }) {
                    let isStored = DispatchSemaphore(value: 0)
                    Task {
                        try await store.insert(owner)
                        isStored.signal()
                    }
                    // This thread belongs to the connection, not to the task.
                    isStored.wait()
                }
                try data.insertUnclaimed(late)
                return late
            }
            #expect(found == owner)
            #expect(runs.withLock(\.self) == 1)
        }
    }
}
