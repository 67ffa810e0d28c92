extension SealedSigningKey {
    /// How many newer keys must exist before a key is deleted.
    ///
    /// A clock that jumps makes all keys look expired at once, but makes at most one new key for
    /// each jump. A key that is deleted by mistake invalidates every token that it signed; keeping
    /// a key too long costs only a row.
    package static let successors = 3

    /// The keys that are no longer needed at `now`: no longer published, and replaced often enough.
    package static func outlived(
        among keys: [SealedSigningKey],
        at now: Timestamp
    ) -> [SealedSigningKey] {
        keys.filter { key in
            let newer = keys.count {
                $0.algorithm == key.algorithm && $0.createdAt > key.createdAt
            }
            return key.publishedUntil < now && newer >= successors
        }
    }
}
