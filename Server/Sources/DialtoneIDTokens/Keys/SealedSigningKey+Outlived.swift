package import DialtoneBasics
package import DialtoneModel

extension SealedSigningKey {
    /// The number of newer keys that must exist before a key is deleted.
    ///
    /// A clock that jumps makes all keys look expired at once, but each jump creates at most one
    /// new key. Deleting a key by mistake invalidates every token that it signed; keeping a key too
    /// long costs only a row.
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
