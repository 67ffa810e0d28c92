import Foundation

extension AccountID {
    /// The ID, unless it could be a phone number or an e-mail address.
    ///
    /// Administrators and back ends can choose IDs, and some choose a number or an address.
    package var textForLogs: String { isHarmless ? rawValue : "withheld" }

    private var isHarmless: Bool {
        guard rawValue.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "@") })
        else { return false }
        if UUID(uuidString: rawValue) != nil { return true }
        let digits = rawValue.utf8.count(where: Self.isDigit)
        guard digits >= 7 else { return true }
        let longestRun = rawValue.utf8.split { !Self.isDigit($0) }.map(\.count).max() ?? 0
        let hasLetters = rawValue.contains(where: \.isLetter)
        return hasLetters && longestRun < 9
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
