/// Names an enrolled second factor; `mfaEnrollmentId` on the wire.
package struct SecondFactorID: RawRepresentable, Hashable, Sendable, Codable {
    /// The longest ID that an administrator may bring.
    package static let lengthLimit = 128

    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Draws 28 letters and digits.
    package init(random: RandomSource) {
        rawValue = AccountID(random: random).rawValue
    }
}
