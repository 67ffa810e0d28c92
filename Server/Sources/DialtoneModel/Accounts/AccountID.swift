package import DialtoneBasics

/// An account's ID, `localId` on the wire and `sub` in tokens.
package struct AccountID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible
{
    /// The longest ID that the upstream admin SDKs accept, in UTF-16 code units.
    package static let lengthLimit = 128

    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Generates an ID of 28 random letters and digits, the format of upstream IDs.
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
