extension SealedSigningKey {
    /// How many newer keys have to be there before one is deleted.
    ///
    /// A clock that jumps makes all keys look outlived at once, but it makes at most one new key
    /// for each jump. What was deleted by mistake is lost, and with it every token it signed; what
    /// is kept longer than needed is a row.
    package static let successors = 3

    /// The keys that nothing needs any more at `now`: no longer published, and replaced often.
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
