import Synchronization

/// The signing keys that this node knows, in memory; the database holds them sealed.
///
/// Nodes that share a database share its keys. Each calls ``maintain(at:)`` every few minutes,
/// at the most every half of the rotation's lead, so that it knows a key before the key signs.
package final class KeyRing: Sendable {
    private let store: any SigningKeyStore
    private let box: SecretBox
    private let algorithm: SigningAlgorithm
    private let rotation: KeyRotation
    private let pool: SigningPool
    private let random: RandomSource
    private let keys = Mutex<[[UInt8]: RingKey]>([:])

    package init(
        store: any SigningKeyStore,
        box: SecretBox,
        algorithm: SigningAlgorithm = .rs256,
        rotation: KeyRotation = KeyRotation(),
        pool: SigningPool,
        random: RandomSource
    ) {
        self.store = store
        self.box = box
        self.algorithm = algorithm
        self.rotation = rotation
        self.pool = pool
        self.random = random
    }

    /// Reads other nodes' keys, makes the next key when it is due, and drops what is outlived.
    ///
    /// The ring is empty, and signs nothing, before the first call.
    ///
    /// Throws ``UnreadableSecret`` where the master key is not the one that the stored keys were
    /// sealed with; it finds out before it stores a key that the other nodes could not open.
    package func maintain(at now: Timestamp) async throws {
        let stored = try await store.signingKeys()
        try load(stored)
        if let lifetime = rotation.dueKey(after: lifetimes(in: stored), at: now) {
            try await insertKey(lifetime) { [self] stored in
                rotation.dueKey(after: lifetimes(in: stored), at: now) != nil
            }
        }
        if stored.contains(where: { !$0.lifetime.isPublished(at: now) }) {
            try await store.deleteSigningKeys(publishedUntilBefore: now)
        }
        try load(try await store.signingKeys())
    }

    /// Makes a key that takes over as soon as verifiers can know it.
    ///
    /// Keys from before stay published for as long as their tokens live, and longer.
    package func rotate(at now: Timestamp) async throws {
        try load(try await store.signingKeys())
        try await insertKey(rotation.replacement(at: now)) { _ in true }
        try load(try await store.signingKeys())
    }

    /// The keys that verifiers are told of, newest first.
    package func publishedKeys(at now: Timestamp) -> [PublishedKey] {
        keys.withLock { Array($0.values) }
            .filter { $0.lifetime.isPublished(at: now) }
            .sorted { ($0.lifetime.createdAt, $0.id) > ($1.lifetime.createdAt, $1.id) }
            .map(PublishedKey.init)
    }

    /// The key that signs at `now`: of several, the one that began last.
    func signingKey(at now: Timestamp) -> RingKey? {
        keys.withLock { $0.values }
            .filter { $0.algorithm == algorithm && $0.lifetime.maySign(at: now) }
            .max { ($0.lifetime.signsFrom, $0.id) < ($1.lifetime.signsFrom, $1.id) }
    }

    /// The key whose tokens begin with exactly these bytes.
    func key(header: [UInt8], at now: Timestamp) -> RingKey? {
        keys.withLock { $0[header] }.flatMap { $0.lifetime.isPublished(at: now) ? $0 : nil }
    }

    private func lifetimes(in stored: [SealedSigningKey]) -> [KeyLifetime] {
        stored.filter { $0.algorithm == algorithm.rawValue }.map(\.lifetime)
    }

    private func insertKey(
        _ lifetime: KeyLifetime,
        if isDue: @escaping @Sendable ([SealedSigningKey]) -> Bool
    ) async throws {
        let sealed = try await pool.run { [algorithm, random, box] in
            try SigningKey.generate(algorithm, lifetime: lifetime, random: random).sealed(in: box)
        }
        try await store.insert(sealed, if: isDue)
    }

    /// Parses only keys that are new to the ring.
    private func load(_ stored: [SealedSigningKey]) throws {
        let known = keys.withLock { keys in
            Dictionary(uniqueKeysWithValues: keys.values.map { ($0.id, $0) })
        }
        var loaded: [[UInt8]: RingKey] = [:]
        for sealed in stored {
            if let key = known[sealed.id] {
                loaded[key.header] = key
            } else if let opened = try SigningKey(opening: sealed, with: box) {
                let key = try RingKey(opened)
                loaded[key.header] = key
            }
        }
        keys.withLock { $0 = loaded }
    }
}
