package import DialtoneBasics

/// A numeric one-time code.
package struct OneTimeCode: Hashable, Sendable, CustomStringConvertible {
    /// The ASCII digits, including leading zeros.
    package let digits: String

    /// Generates a random code; every number, including `000000`, is equally likely.
    package init(length: Int, random: RandomSource) {
        digits = random.text(of: "0123456789", length: length)
    }

    /// Creates a code from the last `digitCount` digits of `number`, padded with zeros.
    package init(number: Int, digitCount: Int) {
        let text = String(number).suffix(digitCount)
        digits = String(repeating: "0", count: digitCount - text.count) + text
    }

    /// Parses user input: digits of any script, separated by spaces or hyphens.
    ///
    /// Returns `nil` if it contains anything else or is too long.
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
