package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// The node's signing keys in memory; the database stores them encrypted.
///
/// Nodes that share a database share its keys. Each node calls ``maintain(at:)`` every few minutes,
/// and at least every half of the rotation's lead, so that it has loaded a key before the key
/// signs.
package final class KeyRing: Sendable {
    private let store: any SigningKeyStore
    let box: SecretBox
    private let defaultAlgorithm: SigningAlgorithm
    let rotation: KeyRotation
    let pool: SigningPool
    let random: RandomSource
    private let keys = Mutex<[[UInt8]: RingKey]>([:])

    package init(
        store: any SigningKeyStore,
        box: SecretBox,
        defaultAlgorithm: SigningAlgorithm = .rs256,
        rotation: KeyRotation = KeyRotation(),
        pool: SigningPool,
        random: RandomSource
    ) {
        self.store = store
        self.box = box
        self.defaultAlgorithm = defaultAlgorithm
        self.rotation = rotation
        self.pool = pool
        self.random = random
    }

    /// Loads other nodes' keys, generates keys that are due, and deletes keys that are not needed.
    ///
    /// Keys are generated only for the server's default algorithm and for those that projects
    /// select. Before the first call, the ring is empty and cannot sign.
    ///
    /// Throws ``UnreadableSecret`` if the stored keys were sealed with another master key. This is
    /// detected before a key is stored that the other nodes could not open.
    package func maintain(at now: Timestamp) async throws {
        let stored = try await store.signingKeys()
        try load(stored)
        for algorithm in try await algorithmsInUse() {
            guard let lifetime = dueKey(for: algorithm, among: stored, at: now) else { continue }
            try await insertKey(by: algorithm, lifetime) { [self] stored in
                dueKey(for: algorithm, among: stored, at: now) != nil
            }
        }
        if !SealedSigningKey.outlived(among: stored, at: now).isEmpty {
            try await store.deleteOutlivedKeys(at: now)
        }
        try load(try await store.signingKeys())
    }

    /// Reloads the stored keys, and returns the IDs of keys that are no longer usable.
    ///
    /// Nodes call it every second, so that a withdrawn key is rejected within a second.
    package func reload() async throws -> [String] {
        let before = Set(keys.withLock { $0.values.map(\.id) })
        let stored = try await store.signingKeys()
        try load(stored)
        return before.subtracting(stored.map(\.id)).sorted()
    }

    /// Generates keys that replace the current ones as soon as verifiers can have loaded them.
    ///
    /// There is one for each algorithm that is in use or still has a key that can sign. Older keys
    /// remain published for longer than their tokens are valid.
    package func rotate(at now: Timestamp) async throws {
        let stored = try await store.signingKeys()
        try load(stored)
        let signing = stored.filter { now < $0.signsUntil }
            .compactMap { SigningAlgorithm(rawValue: $0.algorithm) }
        let lifetime = rotation.replacement(of: stored.map(\.lifetime), at: now)
        for algorithm in Set(try await algorithmsInUse() + signing) {
            try await insertKey(by: algorithm, lifetime) { _ in true }
        }
        try load(try await store.signingKeys())
    }

    /// The keys that verifiers may need at `now`, newest first.
    func keysToPublish(at now: Timestamp) -> [RingKey] {
        keys.withLock { Array($0.values) }
            .filter { $0.lifetime.isPublished(at: now) }
            .sorted { ($0.lifetime.createdAt, $0.id) > ($1.lifetime.createdAt, $1.id) }
    }

    /// When the key that signs at `now` was created, and when the last key stops signing, by
    /// algorithm.
    package func ages(
        at now: Timestamp
    ) -> [SigningAlgorithm: (createdAt: Timestamp, signsUntil: Timestamp)] {
        let loaded = keys.withLock { Array($0.values) }
        return Dictionary(grouping: loaded, by: \.algorithm).compactMapValues { keys in
            let current = keys.filter { $0.lifetime.maySign(at: now) }
                .max { $0.lifetime.signsFrom < $1.lifetime.signsFrom }
            guard let current, let end = keys.map(\.lifetime.signsUntil).max() else { return nil }
            return (current.lifetime.createdAt, end)
        }
    }

    /// Whether tokens can be signed at `now`.
    package func canSign(at now: Timestamp) -> Bool {
        signingKey(by: nil, at: now) != nil
    }

    /// The key that signs at `now`; if there are several, the one that began to sign last.
    ///
    /// If there is no key of the requested algorithm yet, a key of the default algorithm signs, or
    /// any other: all of them are published.
    func signingKey(by algorithm: SigningAlgorithm?, at now: Timestamp) -> RingKey? {
        let inForce = keys.withLock { $0.values }.filter { $0.lifetime.maySign(at: now) }
        let newest = { (algorithm: SigningAlgorithm?) in
            inForce.filter { algorithm == nil || $0.algorithm == algorithm }
                .max { ($0.lifetime.signsFrom, $0.id) < ($1.lifetime.signsFrom, $1.id) }
        }
        return newest(algorithm ?? defaultAlgorithm) ?? newest(defaultAlgorithm) ?? newest(nil)
    }

    /// The published key whose tokens of `type` begin with exactly these bytes.
    func key(
        header: [UInt8],
        of type: SignedTokenType = .idToken,
        at now: Timestamp
    ) -> RingKey? {
        let found = keys.withLock { keys in
            switch type {
            case .idToken: keys[header]
            case .accessToken: keys.values.first { $0.accessTokenHeader == header }
            }
        }
        return found.flatMap { $0.lifetime.isPublished(at: now) ? $0 : nil }
    }

    private func algorithmsInUse() async throws -> [SigningAlgorithm] {
        let named = try await store.projectAlgorithms()
        return SigningAlgorithm.allCases.filter { $0 == defaultAlgorithm || named.contains($0) }
    }

    private func dueKey(
        for algorithm: SigningAlgorithm,
        among stored: [SealedSigningKey],
        at now: Timestamp
    ) -> KeyLifetime? {
        let isOwn = { (key: SealedSigningKey) in key.algorithm == algorithm.rawValue }
        return rotation.dueKey(
            after: stored.filter(isOwn).map(\.lifetime),
            substitutes: stored.filter { !isOwn($0) }.map(\.lifetime),
            at: now
        )
    }

    private func insertKey(
        by algorithm: SigningAlgorithm,
        _ lifetime: KeyLifetime,
        if isDue: @escaping @Sendable ([SealedSigningKey]) -> Bool
    ) async throws {
        let sealed = try await pool.run { [random, box] in
            try SigningKey.generate(algorithm, lifetime: lifetime, random: random).sealed(in: box)
        }
        try await store.insert(sealed, if: isDue)
    }

    /// Parses only the keys that are new to the ring.
    private func load(_ stored: [SealedSigningKey]) throws {
        let known = keys.withLock { keys in
            Dictionary(uniqueKeysWithValues: keys.values.map { ($0.id, $0) })
        }
        var loaded: [[UInt8]: RingKey] = [:]
        for sealed in stored {
            if var key = known[sealed.id] {
                key.lifetime = sealed.lifetime
                loaded[key.header] = key
            } else if let opened = try SigningKey(opening: sealed, with: box) {
                let key = try RingKey(opened)
                loaded[key.header] = key
            }
        }
        keys.withLock { $0 = loaded }
    }
}
