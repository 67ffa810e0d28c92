package import DialtonePasswords

/// The options of an import.
package struct ImportRules: Sendable {
    /// How to handle an account whose ID is taken.
    package enum Existing: String, Sendable, CaseIterable {
        /// The row is rejected.
        case reject
        /// The existing account is kept.
        case keep
        /// The existing account is replaced by the row, and its sessions end.
        case replace
    }

    package var existing = Existing.reject

    /// How the hashes were made; `nil` if each hash describes itself.
    package var hashing: ImportedHashOptions?

    /// Whether second factors require a verified email address for recovery.
    package var requiresWayBack = true

    package init() {}
}
