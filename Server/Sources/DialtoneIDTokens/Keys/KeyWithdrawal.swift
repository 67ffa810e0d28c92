package import DialtoneBasics
package import DialtoneModel

/// Withdraws signing keys that may have leaked, in one transaction.
///
/// Every algorithm that loses its key gets another one that signs at once: the next key, which is
/// already published, or otherwise a new key. Sessions and refresh tokens do not change, so no user
/// is signed out.
///
/// The private parts of stored keys are not decrypted, so this also works with a new master key.
package struct KeyWithdrawal: Sendable {
    private let store: any DataStore
    private let box: SecretBox
    private let rotation: KeyRotation
    private let pool: SigningPool
    private let random: RandomSource

    package struct Outcome: Hashable, Sendable {
        package let withdrawn: [SealedSigningKey]

        /// The keys that sign instead from now on.
        package let successors: [SealedSigningKey]
    }

    package init(
        store: any DataStore,
        box: SecretBox,
        rotation: KeyRotation = KeyRotation(),
        pool: SigningPool,
        random: RandomSource
    ) {
        self.store = store
        self.box = box
        self.rotation = rotation
        self.pool = pool
        self.random = random
    }

    /// Withdraws the keys with these IDs.
    ///
    /// A key that is already withdrawn does not change. If an ID does not exist, this throws
    /// ``UnknownSigningKey`` and withdraws no keys.
    package func withdraw(_ ids: [String], at now: Timestamp) async throws -> Outcome {
        let before = try await store.read { try $0.signingKeys() }
        let algorithms = Set(before.filter { ids.contains($0.id) }.map(\.algorithm))
            .compactMap(SigningAlgorithm.init)
        // Generated outside the transaction, which would block all other writes meanwhile.
        let spares = try await spareKeys(algorithms, at: now)
        return try await store.write { data in
            try data.holdSigningKeys()
            let withdrawn = try Self.mark(ids, at: now, in: data)
            let successors = try spares.compactMap { try Self.succeed(with: $0, at: now, in: data) }
            return Outcome(withdrawn: withdrawn, successors: successors)
        }
    }

    private func spareKeys(
        _ algorithms: [SigningAlgorithm],
        at now: Timestamp
    ) async throws -> [SealedSigningKey] {
        let lifetime = rotation.immediate(at: now)
        return try await pool.run { [random, box] in
            try algorithms.map {
                try SigningKey.generate($0, lifetime: lifetime, random: random).sealed(in: box)
            }
        }
    }

    private static func mark(
        _ ids: [String],
        at now: Timestamp,
        in data: any SigningKeyReader & SigningKeyWriter
    ) throws -> [SealedSigningKey] {
        let keys = try data.signingKeys()
        if let unknown = ids.first(where: { id in !keys.contains { $0.id == id } }) {
            throw UnknownSigningKey(id: unknown)
        }
        return try keys.filter { ids.contains($0.id) && $0.withdrawnAt == nil }.map { key in
            var key = key
            key.withdrawnAt = now
            try data.save(key)
            return key
        }
    }

    /// The key that replaces withdrawn ones; `nil` if another key already signs.
    private static func succeed(
        with spare: SealedSigningKey,
        at now: Timestamp,
        in data: any SigningKeyReader & SigningKeyWriter
    ) throws -> SealedSigningKey? {
        let others = try data.signingKeys().filter {
            $0.algorithm == spare.algorithm && $0.withdrawnAt == nil && now < $0.signsUntil
        }
        guard !others.contains(where: { $0.signsFrom <= now }) else { return nil }
        guard var next = others.min(by: { $0.signsFrom < $1.signsFrom }) else {
            _ = try data.insert(spare)
            return spare
        }
        next.signsFrom = now + KeyRotation.clockAllowance
        try data.save(next)
        return next
    }
}

/// There is no signing key with this ID.
package struct UnknownSigningKey: Error, Hashable {
    package let id: String
}
