import DialtoneFlows
import DialtoneModel

/// The identifiers of the rows so far, by which the check finds rows that conflict with each other.
///
/// Only hashes are kept, so the memory for a file of the largest size is a few megabytes.
struct SeenIdentifiers {
    private var hashes: Set<Int> = []

    /// Returns the conflict of a row with an earlier one; without a conflict, adds the row.
    mutating func conflict(
        of draft: AccountDraft,
        sharingEmails: Bool,
        by existing: ImportRules.Existing
    ) -> ImportProblem? {
        var claims: [(String, ImportProblem)] = []
        if existing == .reject, let id = draft.id { claims.append(("id \(id)", .accountExists)) }
        if let number = draft.phoneNumber, !number.isEmpty {
            let digits = number.filter(\.isNumber)
            claims.append(("number \(digits)", .phoneNumberInUse))
        }
        if !sharingEmails, let email = draft.email, !email.isEmpty {
            claims.append(("email \(email.lowercased())", .emailInUse))
        }
        for identity in draft.identities {
            guard let linked = try? identity.linkedProvider else { continue }
            let name = "identity \(linked.providerID.rawValue) \(linked.rawID)"
            claims.append((name, .identityInUse))
        }
        let hashed = claims.map { ($0.0.hashValue, $0.1) }
        if let taken = hashed.first(where: { hashes.contains($0.0) }) { return taken.1 }
        hashes.formUnion(hashed.map(\.0))
        return nil
    }
}
