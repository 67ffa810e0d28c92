import IdentityToolkit
import IdentityToolkitAdmin

/// The result of verifying an audit log, in words.
struct AuditVerdictView: Sendable {
    let isValid: Bool
    let words: String

    init(_ verdict: VerifyAuditEntriesResponse) {
        isValid = verdict.isValid
        let count = Int(verdict.entryCount)
        if verdict.isValid {
            words = translated(
                count,
                one: "The log is complete and unchanged: one entry.",
                other: "The log is complete and unchanged: \(count) entries."
            )
        } else {
            let number = verdict.brokenAt.map { String($0.value) } ?? "?"
            words = translated(
                "The log is broken at entry \(number): \(verdict.problem ?? "")."
            )
        }
    }
}
