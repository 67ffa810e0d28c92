package import DialtoneBasics

/// The ID of an enrolled second factor; `mfaEnrollmentId` on the wire.
package struct SecondFactorID: RawRepresentable, Hashable, Sendable, Codable {
    /// The maximum length of an ID that an administrator specifies, in bytes.
    package static let lengthLimit = 128

    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Generates an ID of 28 random letters and digits.
    package init(random: RandomSource) {
        rawValue = AccountID(random: random).rawValue
    }
}
