/// The digits that a message carries.
package struct OneTimeCode: Hashable, Sendable, CustomStringConvertible {
    /// ASCII digits, leading zeros included.
    package let digits: String

    /// Draws a code in which every number, `000000` included, is as likely as any other.
    package init(length: Int, random: RandomSource) {
        digits = random.text(of: "0123456789", length: length)
    }

    /// The last `digitCount` digits of `number`, with zeros in front where it has fewer.
    package init(number: Int, digitCount: Int) {
        let text = String(number).suffix(digitCount)
        digits = String(repeating: "0", count: digitCount - text.count) + text
    }

    /// Reads what somebody typed: digits of any script, spaces and hyphens between them.
    ///
    /// `nil` if anything else is in it, or too much.
    package init?(typed text: String) {
        if (1...10).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        {
            digits = text
            return
        }
        var digits = ""
        for character in text.prefix(65) where !character.isWhitespace && character != "-" {
            guard let value = character.wholeNumberValue, (0...9).contains(value),
                character.unicodeScalars.allSatisfy({ $0.properties.numericType == .decimal })
            else { return nil }
            digits += "\(value)"
        }
        guard (1...10).contains(digits.count) else { return nil }
        self.digits = digits
    }

    package var description: String { "OneTimeCode(•••)" }
}
