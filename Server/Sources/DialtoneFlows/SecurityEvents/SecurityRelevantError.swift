package import DialtoneModel

/// An error that may lead to a security event when it is answered.
package protocol SecurityRelevantError: Error {
    /// `nil` for errors that are not a sign of an attack.
    var securityReason: SecurityEventReason? { get }

    /// The refusal that it is or contains, for ``SecurityTrail/explaining(_:as:of:)``.
    var answered: Refusal? { get }
}

extension SecurityRelevantError {
    package var answered: Refusal? { nil }
}
