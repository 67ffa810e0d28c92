import DialtoneModel

/// A value that two rows of an import both have.
package enum DuplicateInImport: Error, Hashable, Sendable {
    case accountID(String)
    case email(String)
    case identity(provider: String, rawID: String)

    /// Throws for the first duplicate among `drafts`.
    package static func check(
        _ drafts: [AccountDraft],
        emails: Bool
    ) throws(DuplicateInImport) {
        var seen: Set<DuplicateInImport> = []
        for draft in drafts {
            for claim in claims(of: draft, emails: emails) {
                guard seen.insert(claim).inserted else { throw claim }
            }
        }
    }

    private static func claims(of draft: AccountDraft, emails: Bool) -> Set<DuplicateInImport> {
        var claims: Set<DuplicateInImport> = []
        if let id = draft.id { claims.insert(.accountID(id)) }
        if emails, let email = draft.email, !email.isEmpty {
            claims.insert(.email(email.lowercased()))
        }
        for identity in draft.identities {
            guard let linked = try? identity.linkedProvider else { continue }
            claims.insert(.identity(provider: linked.providerID.rawValue, rawID: linked.rawID))
        }
        return claims
    }
}
