package import DialtoneBasics
import DialtoneModel

/// What a program expects of the phone numbers in a database, and how it gets their key.
package struct NumberEncryption: Sendable {
    /// Whether they are encrypted.
    private let isRequired: Bool

    /// Whether an empty database may be changed.
    private let isReadOnly: Bool

    /// Makes the key of the numbers.
    private let random: RandomSource

    /// Called only if they are encrypted.
    private let masterKey: @Sendable () async throws -> MasterKey

    package init(
        isRequired: Bool,
        isReadOnly: Bool = false,
        random: RandomSource,
        masterKey: @escaping @Sendable () async throws -> MasterKey
    ) {
        self.isRequired = isRequired
        self.isReadOnly = isReadOnly
        self.random = random
        self.masterKey = masterKey
    }

    /// Returns how the database stores numbers, and decides it for an empty database.
    ///
    /// Every program decides before it writes anything else. So there is no moment at which one
    /// program writes plain numbers and another one encrypted ones.
    func storage(in store: any DataStore) async throws -> NumberStorage {
        guard let record = try await record(in: store) else { return .plain }
        guard let sealed = record.sealedKey else {
            if isRequired { throw StorageError.plainNumbers }
            return .plain
        }
        guard isRequired else { throw StorageError.encryptedNumbers }
        return .encrypted(try NumberKey(opening: sealed, with: try await masterKey()).cipher)
    }

    private func record(in store: any DataStore) async throws -> NumberStorageRecord? {
        if let record = try await store.read({ try $0.numberStorage() }) { return record }
        guard !isReadOnly else { return nil }
        var sealed: [UInt8]?
        if isRequired { sealed = try NumberKey(from: random).sealed(with: try await masterKey()) }
        return try await store.write { [sealed] data in
            // The first program has decided it.
            if let record = try data.numberStorage() { return record }
            if sealed != nil, try !data.projects().isEmpty { throw StorageError.plainNumbers }
            try data.insert(NumberStorageRecord(sealedKey: sealed))
            return try data.numberStorage()
        }
    }
}

/// A store whose connections share how numbers are stored.
protocol NumberStoring: Database {
    var numbers: SharedNumberStorage { get }
}

extension SQLiteStore: NumberStoring {}
extension PostgresStore: NumberStoring {}

extension NumberStoring {
    /// Reads how the database stores numbers; without `encryption`, encrypted ones stay locked.
    func readNumberStorage(_ encryption: NumberEncryption?) async throws {
        if let encryption {
            numbers.current = try await encryption.storage(in: self)
        } else if try await read({ try $0.numberStorage() })?.sealedKey != nil {
            numbers.current = .locked
        }
    }
}
