import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct AccountContractTests {
    @Test(arguments: StoreEngine.tested)
    func `an account is read back as stored`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var account = Account.sample("full", phoneNumber: .fictional(1))
            account.email = "someone@example.com"
            account.isEmailVerified = true
            account.displayName = "Ω ' \" ; -- ? 日本 👩‍👩‍👧"
            account.photoURL = ""
            account.isDisabled = false
            account.customAttributes = #"{"role":"admin"}"#
            account.validSince = .start + .seconds(1)
            account.lastSignInAt = .start + .seconds(2)
            account.lastRefreshAt = .start + .seconds(3)
            account.phoneProvedAt = Timestamp(milliseconds: -1)
            let bare = Account.sample("bare")
            try await store.insert(account)
            try await store.insert(bare)

            #expect(try await store.account("full") == account)
            #expect(try await store.account("bare") == bare)
            let byNumber = try await store.read {
                try $0.account(phoneNumber: .fictional(1), of: .sample)
            }
            #expect(byNumber == account)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number or an ID belongs to one account of a project`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            try await store.insert(.sample("first", phoneNumber: .fictional(1)))

            let (sameNumber, sameID, elsewhere, noNumber) = try await store.write {
                (
                    try $0.insert(Account.sample("second", phoneNumber: .fictional(1))),
                    try $0.insert(Account.sample("first", phoneNumber: .fictional(2))),
                    try $0.insert(
                        Account.sample("first", phoneNumber: .fictional(1), of: .other)
                    ),
                    try $0.insert(Account.sample("third")) && $0.insert(Account.sample("fourth"))
                )
            }

            #expect(!sameNumber)
            #expect(!sameID)
            #expect(elsewhere)
            #expect(noNumber)
            #expect(try await store.account("first")?.phoneNumber == .fictional(1))
            #expect(try await store.account("second") == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `pages list all accounts in byte order of their IDs`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            for id in ["b", "a", "B", "é", "_", "a1", "Z"] {
                try await store.insert(.sample(id))
            }

            let (first, second, rest, none, count) = try await store.read { data in
                (
                    try data.accounts(of: .sample, after: nil, limit: 3),
                    try data.accounts(of: .sample, after: AccountID(rawValue: "_"), limit: 3),
                    try data.accounts(of: .sample, after: AccountID(rawValue: "b"), limit: 3),
                    try data.accounts(of: .sample, after: nil, limit: 0),
                    try data.accountCount(of: .sample)
                )
            }

            #expect(first.map(\.id.rawValue) == ["B", "Z", "_"])
            #expect(second.map(\.id.rawValue) == ["a", "a1", "b"])
            #expect(rest.map(\.id.rawValue) == ["é"])
            #expect(none.isEmpty)
            #expect(count == 7)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a sign-in is recorded, but not on a disabled or missing account`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var disabled = Account.sample("disabled")
            disabled.isDisabled = true
            try await store.insert(.sample("enabled"))
            try await store.insert(disabled)
            let later = Timestamp.start + .hours(1)

            func signIn(_ id: String, phoneProved: Bool) async throws -> Account? {
                try await store.write {
                    try $0.recordSignIn(
                        AccountID(rawValue: id),
                        of: .sample,
                        at: later,
                        phoneProved: phoneProved
                    )
                }
            }
            let byPhone = try await signIn("enabled", phoneProved: true)
            let otherwise = try await signIn("enabled", phoneProved: false)

            #expect(byPhone?.lastSignInAt == later)
            #expect(byPhone?.lastRefreshAt == later)
            #expect(byPhone?.phoneProvedAt == later)
            #expect(otherwise?.phoneProvedAt == later)
            #expect(try await signIn("disabled", phoneProved: true) == nil)
            #expect(try await signIn("missing", phoneProved: true) == nil)
            #expect(try await store.account("disabled") == disabled)
        }
    }
}
