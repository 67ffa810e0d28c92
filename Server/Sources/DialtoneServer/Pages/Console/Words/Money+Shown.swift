import DialtoneBasics
import Foundation

extension Money {
    /// Amounts below this one have four decimal places, in millionths.
    private static let small: UInt64 = 10_000

    /// The amount as pages show it: with two decimal places, and four below 0.01.
    var shown: String {
        let isSmall = micros != 0 && micros.magnitude < Self.small
        let (unit, places): (UInt64, Int) = isSmall ? (100, 4) : (10_000, 2)
        let units = (micros.magnitude + unit / 2) / unit
        let amount = Decimal(
            sign: micros < 0 ? .minus : .plus,
            exponent: -places,
            significand: Decimal(units)
        )
        return "\(Grouped.text(amount, places: places)) \(currency)"
    }

    /// Returns an amount that the API returned as text, such as "0.083333 EUR", as pages show it.
    static func shown(_ text: String) -> String {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let amount = Decimal(string: String(parts[0])) else { return text }
        let micros = NSDecimalNumber(decimal: amount * 1_000_000).int64Value
        return Money(micros: micros, currency: String(parts[1])).shown
    }
}
