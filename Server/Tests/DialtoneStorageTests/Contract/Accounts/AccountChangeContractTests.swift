import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import PhoneNumbers
import Testing

@Suite struct AccountChangeContractTests {
    private func setPhoneNumber(
        _ phoneNumber: PhoneNumber?,
        on id: String,
        in store: any Database
    ) async throws -> Account? {
        try await store.write {
            try $0.setPhoneNumber(
                phoneNumber,
                on: AccountID(rawValue: id),
                of: .sample,
                provedAt: phoneNumber.map { _ in .start }
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a number is set, kept, changed and removed`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.insert(.sample("one"))

            for number in [PhoneNumber.fictional(1), .fictional(1), .fictional(2), nil] {
                let changed = try await setPhoneNumber(number, on: "one", in: store)
                #expect(changed?.phoneNumber == number)
                #expect(changed?.phoneProvedAt == number.map { _ in .start })
                #expect(try await store.account("one") == changed)
            }
            #expect(try await setPhoneNumber(.fictional(1), on: "missing", in: store) == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `another account's number cannot be set`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            try await store.insert(.sample("owner", phoneNumber: .fictional(1)))
            try await store.insert(.sample("one"))
            try await store.insert(.sample("elsewhere", phoneNumber: .fictional(2), of: .other))

            #expect(try await setPhoneNumber(.fictional(1), on: "one", in: store) == nil)
            #expect(try await store.account("one")?.phoneNumber == nil)
            #expect(try await store.account("owner")?.phoneNumber == .fictional(1))
            #expect(try await setPhoneNumber(.fictional(2), on: "one", in: store) != nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `only the given fields change`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            var account = Account.sample("one", phoneNumber: .fictional(1))
            account.displayName = "before"
            account.photoURL = "https://example.com/before"
            try await store.insert(account)
            var changes = AccountChanges()
            changes.displayName = .set(nil)
            changes.isDisabled = .set(true)
            changes.customAttributes = .set("{}")
            changes.validSince = .set(.start)

            let (changed, same, missing) = try await store.write { [changes, account] data in
                (
                    try data.apply(changes, to: account.id, of: .sample, at: .start),
                    try data.apply(AccountChanges(), to: account.id, of: .sample, at: .start),
                    try data.apply(
                        changes,
                        to: AccountID(rawValue: "none"),
                        of: .sample,
                        at: .start
                    )
                )
            }

            account.displayName = nil
            account.isDisabled = true
            account.customAttributes = "{}"
            account.validSince = .start
            #expect(changed == account)
            #expect(same == account)
            #expect(missing == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `deleting an account deletes its sessions`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let (one, two) = (Account.sample("one"), Account.sample("two"))
            try await store.write { data in
                _ = try data.insert(one)
                _ = try data.insert(two)
                for number in 1...2 { try data.insert(Session.sample(number, of: one)) }
                try data.insert(Session.sample(3, of: two))
            }

            let deleted = try await store.write { try $0.deleteAccount(one.id, of: .sample) }
            let again = try await store.write { try $0.deleteAccount(one.id, of: .sample) }

            #expect(deleted)
            #expect(!again)
            let (gone, kept) = try await store.read { data in
                (
                    try data.session(refreshTokenDigest: .sample(1)),
                    try data.session(refreshTokenDigest: .sample(3))
                )
            }
            #expect(gone == nil)
            #expect(kept?.account == two)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `all accounts of one project can be deleted`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.prepare(.sample(.other, number: 2))
            for id in ["one", "two", "three"] { try await store.insert(.sample(id)) }
            try await store.insert(.sample("elsewhere", of: .other))

            #expect(try await store.write { try $0.deleteAccounts(of: .sample) } == 3)
            #expect(try await store.read { try $0.accountCount(of: .sample) } == 0)
            #expect(try await store.read { try $0.accountCount(of: .other) } == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a text with U+0000 is refused as an invalid argument`(engine: StoreEngine) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            try await store.insert(.sample("one"))
            var changes = AccountChanges()
            changes.displayName = .set("a\0b")
            let refusal = Refusal.invalidArgument(
                field: "text",
                problem: "must not contain U+0000"
            )

            await #expect(throws: refusal) {
                try await store.write { [changes] in
                    try $0.apply(changes, to: AccountID(rawValue: "one"), of: .sample, at: .start)
                }
            }
            await #expect(throws: refusal) { try await store.account("one\0") }
            #expect(try await store.account("one")?.displayName == nil)
        }
    }
}
