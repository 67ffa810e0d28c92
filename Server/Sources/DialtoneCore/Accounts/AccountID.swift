/// An account's ID, `localId` on the wire and `sub` in tokens.
package struct AccountID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible
{
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Draws 28 letters and digits, the form that upstream's IDs have.
    package init(random: RandomSource) {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        rawValue = String(
            (0..<28).map { _ in alphabet[Int(random.number(below: UInt64(alphabet.count)))] }
        )
    }

    package var description: String { rawValue }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
