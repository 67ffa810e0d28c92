import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Testing

@Suite struct PasskeyContractTests {
    /// A store with two accounts, of which `ada` has the passkeys 1 and 2.
    private func withPasskeys(
        on engine: StoreEngine,
        _ body: (any Database) async throws -> Void
    ) async throws {
        try await engine.withStore { store async throws in
            try await store.prepare()
            var ada = Account.sample("ada")
            ada.passkeys = [Self.enrolled(1), Self.enrolled(2)]
            try await store.insert(ada)
            try await store.insert(Account.sample("eve"))
            for number in [2, 1] {
                let passkey = try Self.passkey(UInt8(number))
                let inserted = try await store.write { try $0.insert(passkey) }
                #expect(inserted)
            }
            try await body(store)
        }
    }

    private static func enrolled(_ number: UInt8) -> EnrolledPasskey {
        EnrolledPasskey(id: id(number), enrolledAt: .start + .seconds(Int64(number)))
    }

    private static func id(_ number: UInt8) -> PasskeyID {
        guard let id = PasskeyID(bytes: [number, 0, 0xff]) else {
            preconditionFailure("The ID is not valid.")
        }
        return id
    }

    private static func passkey(
        _ number: UInt8,
        of account: String = "ada",
        in project: ProjectID = .sample
    ) throws -> Passkey {
        Passkey(
            id: id(number),
            projectID: project,
            accountID: AccountID(rawValue: account),
            userHandle: Array("handle".utf8),
            relyingPartyID: "example.com",
            publicKey: [1, 2, number],
            algorithm: -257,
            authenticator: AuthenticatorKind(bytes: [UInt8](1...16)),
            transports: ["hybrid", "internal"],
            isBackupEligible: true,
            isBackedUp: false,
            counter: .max - 1,
            name: "Clé n° \(number)",
            createdAt: .start + .seconds(Int64(number))
        )
    }

    private func passkeys(_ account: String, in store: any Database) async throws -> [Passkey] {
        try await store.read { try $0.passkeys(of: AccountID(rawValue: account), in: .sample) }
    }

    private func record(_ passkey: Passkey, in store: any Database) async throws -> Bool {
        try await store.write { try $0.recordUse(of: passkey) }
    }

    @Test(arguments: StoreEngine.tested)
    func `passkeys are read back as stored, oldest first, in their project only`(
        engine: StoreEngine
    ) async throws {
        try await withPasskeys(on: engine) { store async throws in
            let all = [try Self.passkey(1), try Self.passkey(2)]
            #expect(try await passkeys("ada", in: store) == all)
            #expect(try await passkeys("eve", in: store).isEmpty)
            let (found, elsewhere, unknown) = try await store.read { data in
                (
                    try data.passkey(Self.id(1), of: .sample),
                    try data.passkey(Self.id(1), of: .other),
                    try data.passkey(Self.id(3), of: .sample)
                )
            }
            #expect(found == all.first)
            #expect(elsewhere == nil)
            #expect(unknown == nil)
            let both = [AccountID(rawValue: "ada"), AccountID(rawValue: "eve")]
            let (ofBoth, ofNone, ofOther) = try await store.read { data in
                (
                    try data.passkeys(of: both, in: .sample),
                    try data.passkeys(of: [], in: .sample),
                    try data.passkeys(of: both, in: .other)
                )
            }
            #expect(Set(ofBoth) == Set(all))
            #expect(ofNone.isEmpty)
            #expect(ofOther.isEmpty)
            let ada = try #require(try await store.account("ada"))
            #expect(ada.passkeys == [Self.enrolled(1), Self.enrolled(2)])
            #expect(ada.hasHadCredential)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a credential ID is taken once in a project, and again in another`(
        engine: StoreEngine
    ) async throws {
        try await withPasskeys(on: engine) { store async throws in
            let stolen = try Self.passkey(1, of: "eve")
            #expect(try await store.write { try $0.insert(stolen) } == false)
            #expect(try await passkeys("eve", in: store).isEmpty)
            try await store.prepare(.sample(.other, number: 2))
            let elsewhere = try Self.passkey(1, in: .other)
            let inserted = try await store.write { data in
                let first = try data.insert(Account.sample("ada", of: .other))
                let second = try data.insert(elsewhere)
                return (first, second)
            }
            #expect(inserted == (true, true))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a use is recorded if the counter increases or there is none`(
        engine: StoreEngine
    ) async throws {
        try await withPasskeys(on: engine) { store async throws in
            var used = try Self.passkey(1)
            used.lastUsedAt = .start + .minutes(1)
            used.isBackedUp = true
            for counter in [UInt32.max - 1, 5, 0] {
                used.counter = counter
                #expect(try await record(used, in: store) == false)
            }
            #expect(try await passkeys("ada", in: store).first == Self.passkey(1))
            used.counter = .max
            #expect(try await record(used, in: store))
            #expect(try await passkeys("ada", in: store).first == used)

            var counterless = try Self.passkey(3)
            counterless.counter = 0
            let inserted = try await store.write { [counterless] in
                try $0.insert(counterless)
            }
            #expect(inserted)
            for _ in 0..<2 { #expect(try await record(counterless, in: store)) }
            #expect(try await record(Self.passkey(9), in: store) == false)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of fifty uses with the same counter at once one is recorded`(
        engine: StoreEngine
    ) async throws {
        try await withPasskeys(on: engine) { store async throws in
            var used = try Self.passkey(1)
            used.counter = .max
            let recorded = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<50 {
                    group.addTask { [used] in try await record(used, in: store) }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(recorded == 1)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a passkey is renamed for its account only`(engine: StoreEngine) async throws {
        try await withPasskeys(on: engine) { store async throws in
            let (renamed, foreign) = try await store.write { data in
                (
                    try data.rename(
                        Self.id(1),
                        of: AccountID(rawValue: "ada"),
                        in: .sample,
                        to: "Laptop"
                    ),
                    try data.rename(
                        Self.id(2),
                        of: AccountID(rawValue: "eve"),
                        in: .sample,
                        to: "Mine"
                    )
                )
            }
            #expect(renamed)
            #expect(!foreign)
            #expect(
                try await passkeys("ada", in: store).map(\.name)
                    == ["Laptop", try Self.passkey(2).name]
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `saving an account deletes the passkeys that it lost, and no others`(
        engine: StoreEngine
    ) async throws {
        try await withPasskeys(on: engine) { store async throws in
            let own = try Self.passkey(3, of: "eve")
            try await store.write { data in
                guard var eve = try data.holdAccount(AccountID(rawValue: "eve"), of: .sample),
                    var ada = try data.holdAccount(AccountID(rawValue: "ada"), of: .sample)
                else { throw Refusal.accountNotFound }
                eve.passkeys = [Self.enrolled(3)]
                _ = try data.insert(own)
                try data.save(eve)
                ada.passkeys.removeFirst()
                try data.save(ada)
            }
            #expect(try await passkeys("ada", in: store) == [Self.passkey(2)])
            #expect(try await passkeys("eve", in: store) == [own])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `deleting an account deletes its passkeys`(engine: StoreEngine) async throws {
        try await withPasskeys(on: engine) { store async throws in
            _ = try await store.write {
                try $0.deleteAccount(AccountID(rawValue: "ada"), of: .sample)
            }
            #expect(try await store.read { try $0.passkey(Self.id(1), of: .sample) } == nil)
            let again = try Self.passkey(1, of: "eve")
            #expect(try await store.write { try $0.insert(again) })
        }
    }
}
