package import DialtoneBasics
package import DialtoneModel

/// The shared storage of a server's signing keys.
package protocol SigningKeyStore: Sendable {
    /// The stored keys, without those that were withdrawn.
    func signingKeys() async throws -> [SealedSigningKey]

    /// The algorithms that projects select explicitly.
    func projectAlgorithms() async throws -> Set<SigningAlgorithm>

    /// Stores `key` if `isDue` returns `true` for the stored keys, in one transaction.
    ///
    /// If several nodes find at the same time that a key is due, only the first one stores its key.
    func insert(
        _ key: SealedSigningKey,
        if isDue: @escaping @Sendable ([SealedSigningKey]) -> Bool
    ) async throws

    /// Deletes keys that are no longer needed.
    ///
    /// A key is deleted if it is ``SealedSigningKey/outlived(among:at:)`` both at `now` and by the
    /// clock that all servers share.
    func deleteOutlivedKeys(at now: Timestamp) async throws
}

/// The signing keys in the database.
package struct StoredSigningKeys: SigningKeyStore {
    private let store: any DataStore

    package init(store: any DataStore) {
        self.store = store
    }

    package func signingKeys() async throws -> [SealedSigningKey] {
        try await store.read { try $0.signingKeys().filter { $0.withdrawnAt == nil } }
    }

    package func projectAlgorithms() async throws -> Set<SigningAlgorithm> {
        Set(try await store.read { try $0.projects() }.compactMap(\.settings.tokens.algorithm))
    }

    package func insert(
        _ key: SealedSigningKey,
        if isDue: @escaping @Sendable ([SealedSigningKey]) -> Bool
    ) async throws {
        try await store.write { data in
            try data.holdSigningKeys()
            let keys = try data.signingKeys().filter { $0.withdrawnAt == nil }
            guard isDue(keys) else { return }
            _ = try data.insert(key)
        }
    }

    package func deleteOutlivedKeys(at now: Timestamp) async throws {
        try await store.write { data in
            try data.holdSigningKeys()
            let moment = min(now, try data.databaseTime() ?? now)
            let outlived = SealedSigningKey.outlived(among: try data.signingKeys(), at: moment)
            try data.deleteSigningKeys(outlived.map(\.id))
        }
    }
}
