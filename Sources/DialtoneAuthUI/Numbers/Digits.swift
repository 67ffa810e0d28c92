/// Decimal digits of any script.
enum Digits {
    /// Returns the digits of a text in ASCII.
    static func ascii(in text: some StringProtocol) -> String {
        text.reduce(into: "") { digits, character in
            guard let value = value(character) else { return }
            digits += String(value)
        }
    }

    /// Returns the value of a decimal digit; `nil` for other characters, such as "½" and "三".
    static func value(_ character: Character) -> Int? {
        guard let scalar = character.unicodeScalars.first,
            scalar.properties.generalCategory == .decimalNumber,
            let value = scalar.properties.numericValue
        else { return nil }
        return Int(value)
    }
}
