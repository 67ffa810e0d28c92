package import DialtoneBasics
import Foundation

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

extension AccountID {
    /// The ID, or "withheld" if it could be a phone number or an e-mail address.
    ///
    /// Administrators and back ends can choose IDs, and some choose a number or an address.
    package var textForLogs: String { isHarmless ? rawValue : "withheld" }

    private var isHarmless: Bool {
        if UUID(uuidString: rawValue) != nil { return true }
        // E-mail addresses contain a dot; in a URL, a percent sign replaces the `@`.
        guard rawValue.utf8.allSatisfy({ Self.isWord($0) || $0 == UInt8(ascii: "-") }) else {
            return false
        }
        let runs = rawValue.utf8.split { !Self.isDigit($0) }.map(\.count)
        guard runs.reduce(0, +) >= 7 else { return true }
        // Random IDs have many digits as well, but only short runs and no separators.
        return rawValue.utf8.count >= 20 && rawValue.utf8.allSatisfy(Self.isWord)
            && runs.allSatisfy { $0 < 7 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
