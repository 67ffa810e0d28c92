/// An error that may be worth a security event once it is answered.
package protocol SecurityFinding: Error {
    /// `nil` for what tells nothing about an attack.
    var securityReason: SecurityEventReason? { get }

    /// The refusal that it is or holds, for ``SecurityTrail/explaining(_:as:of:)``.
    var answered: Refusal? { get }
}

extension SecurityFinding {
    package var answered: Refusal? { nil }
}
