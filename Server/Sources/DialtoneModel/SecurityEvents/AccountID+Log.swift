import Foundation

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
