/// An account's ID, `localId` on the wire and `sub` in tokens.
package struct AccountID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible
{
    /// The longest ID that upstream's admin SDKs let through, in UTF-16 code units.
    package static let lengthLimit = 128

    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Draws 28 letters and digits, the form that upstream's IDs have.
    package init(random: RandomSource) {
        rawValue = random.text(
            of: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
            length: 28
        )
    }

    package var description: String { rawValue }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
