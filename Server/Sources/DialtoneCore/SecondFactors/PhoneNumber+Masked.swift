package import PhoneNumbers

extension PhoneNumber {
    /// Enough to know one's own number by: the plus sign, stars, and the last four digits.
    package var masked: String {
        let digits = e164.dropFirst()
        return "+" + String(repeating: "*", count: max(0, digits.count - 4)) + digits.suffix(4)
    }
}
