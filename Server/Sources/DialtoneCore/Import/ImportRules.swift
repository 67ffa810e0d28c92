/// How an import is meant.
package struct ImportRules: Sendable {
    /// What becomes of an account whose ID is taken.
    package enum Existing: String, Sendable, CaseIterable {
        /// The row is rejected.
        case reject
        /// The account stays as it is.
        case keep
        /// The account becomes what the row says, and who was signed in is signed out.
        case replace
    }

    package var existing = Existing.reject

    /// How the hashes were made; without it each says so itself.
    package var hashing: ImportedHashOptions?

    /// Whether second factors need a proved e-mail address to get back in by.
    package var requiresWayBack = true

    package init() {}
}
