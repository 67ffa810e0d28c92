package import PhoneNumbers

extension PhoneNumber {
    /// A masked number that its owner recognizes: a plus sign, stars and the last four digits.
    package var masked: String {
        let digits = e164.dropFirst()
        return "+" + String(repeating: "*", count: max(0, digits.count - 4)) + digits.suffix(4)
    }
}
