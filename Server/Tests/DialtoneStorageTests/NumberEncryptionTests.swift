import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import PhoneNumbers
import Testing

@testable import DialtoneStorage

/// Tests which program may use a database with encrypted numbers, and what it finds there.
@Suite struct NumberEncryptionTests {
    private static func masterKey(_ byte: UInt8 = 3) throws -> MasterKey {
        try #require(MasterKey(bytes: Array(repeating: byte, count: MasterKey.length)))
    }

    private static func open(
        _ address: DatabaseAddress,
        isEncrypted: Bool,
        with key: MasterKey? = nil
    ) async throws -> any DialtoneStorage.Database {
        let key = try key ?? masterKey()
        return try await address.open(
            numbers: NumberEncryption(isRequired: isEncrypted, random: .seeded(5)) { key },
            logger: .silent
        )
    }

    @Test(arguments: StoreEngine.persistent)
    func `encrypted numbers are unique and found, and the database has none in plain text`(
        engine: StoreEngine
    ) async throws {
        try await engine.withAddress { address in
            let store = try await Self.open(address, isEncrypted: true)
            try await store.prepare()
            try await store.insert(.sample("ada", phoneNumber: .fictional(1)))
            try await store.insert(.sample("bob", phoneNumber: .fictional(2)))
            let isInserted = try await store.write {
                try $0.insert(.sample("eve", phoneNumber: .fictional(1)))
            }
            #expect(!isInserted)
            let found = try await store.read {
                try $0.account(phoneNumber: .fictional(2), of: .sample)
            }
            #expect(found?.id == AccountID(rawValue: "bob"))
            #expect(found?.phoneNumber == .fictional(2))
            await store.close()

            let rows = try address.rows()
            #expect(!"\(rows)".contains("6505550"))
            let again = try await Self.open(address, isEncrypted: true)
            #expect(try await again.account("ada")?.phoneNumber == .fictional(1))
            await again.close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a program that does not agree with the database is refused`(
        engine: StoreEngine
    ) async throws {
        try await engine.withAddress { address in
            await (try Self.open(address, isEncrypted: true)).close()
            await #expect(throws: StorageError.encryptedNumbers) {
                try await Self.open(address, isEncrypted: false)
            }
            await #expect(throws: StorageError.unreadableNumberKey) {
                try await Self.open(address, isEncrypted: true, with: Self.masterKey(4))
            }
            let store = try await address.open(logger: .silent)
            try await store.prepare()
            await #expect(throws: StorageError.lockedNumbers) {
                try await store.insert(.sample("ada", phoneNumber: .fictional(1)))
            }
            await store.close()
        }
        try await engine.withAddress { address in
            await (try Self.open(address, isEncrypted: false)).close()
            await #expect(throws: StorageError.plainNumbers) {
                try await Self.open(address, isEncrypted: true)
            }
        }
        // A database of a program that did not decide it.
        try await engine.withAddress { address in
            let store = try await address.open(logger: .silent)
            try await store.prepare()
            await store.close()
            await #expect(throws: StorageError.plainNumbers) {
                try await Self.open(address, isEncrypted: true)
            }
            await (try Self.open(address, isEncrypted: false)).close()
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a ciphertext that was changed is an error of its record only`(
        engine: StoreEngine
    ) async throws {
        try await engine.withAddress { address in
            let store = try await Self.open(address, isEncrypted: true)
            try await store.prepare()
            for (id, index) in [("ada", 1), ("bob", 2)] {
                try await store.insert(.sample(id, phoneNumber: .fictional(index)))
            }
            await store.close()
            let changes = [
                "phone_number || 'A'", "'+16505550101'", "''",
                "replace(phone_number, 'n1:', 'n2:')",
            ]
            for change in changes {
                _ = try address.connect().execute(
                    "UPDATE account SET phone_number = \(change) WHERE account_id = 'ada'",
                    []
                )
                let store = try await Self.open(address, isEncrypted: true)
                await #expect(throws: StorageError.corrupt) { try await store.account("ada") }
                #expect(try await store.account("bob")?.phoneNumber == .fictional(2))
                await store.close()
            }
        }
    }

    @Test(arguments: StoreEngine.persistent)
    func `a new master key seals the key again, and no number changes`(
        engine: StoreEngine
    ) async throws {
        try await engine.withAddress { address in
            let former = try Self.masterKey(1)
            let present = try Self.masterKey(2)
            let store = try await Self.open(address, isEncrypted: true, with: former)
            try await store.prepare()
            try await store.insert(.sample("ada", phoneNumber: .fictional(1)))
            await store.close()
            let accounts = try address.rows()["account"]

            let both = try await Self.open(
                address,
                isEncrypted: true,
                with: present.reading([former])
            )
            let found = try await both.read {
                try $0.sealedSecrets(.numberKeys, after: nil, limit: 2)
            }
            let secret = try #require(found.first)
            #expect(found.count == 1)
            let purpose = SealedSecretKind.numberKeys.purpose
            let bytes = try SecretBox(keys: former.keys(for: purpose))
                .open(secret.sealed, context: secret.context)
            let sealed = try SecretBox(keys: present.keys(for: purpose))
                .seal(bytes, context: secret.context)
            #expect(try await both.write { try $0.replace(secret, by: sealed) })
            await both.close()

            await #expect(throws: StorageError.unreadableNumberKey) {
                try await Self.open(address, isEncrypted: true, with: former)
            }
            let store2 = try await Self.open(address, isEncrypted: true, with: present)
            #expect(try await store2.account("ada")?.phoneNumber == .fictional(1))
            await store2.close()
            #expect(try address.rows()["account"] == accounts)
        }
    }
}
