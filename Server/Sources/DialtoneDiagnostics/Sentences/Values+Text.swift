package import DialtoneBasics
import Foundation

extension Money {
    private static let unit: Int64 = 1_000_000

    /// The amount as text, with at least two decimal places.
    package var text: String {
        var fraction = String(micros.magnitude % UInt64(Self.unit))
        fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
        while fraction.count > 2, fraction.last == "0" { fraction.removeLast() }
        let whole = micros.magnitude / UInt64(Self.unit)
        return "\(micros < 0 ? "-" : "")\(whole).\(fraction) \(currency)"
    }

    /// The amount with an appropriate number of digits, such as "0.35 USD" and "0.0083 USD".
    package var readable: String {
        let digits = "\(abs(micros) % 1_000_000 + 1_000_000)".dropFirst()
        let count = abs(micros) < 1_000_000 && digits.dropFirst(2).prefix(2) != "00" ? 4 : 2
        let sign = micros < 0 ? "-" : ""
        return "\(sign)\(abs(micros) / 1_000_000).\(digits.prefix(count)) \(currency)"
    }
}

extension TimeSpan {
    /// The span in its one or two largest units, such as "2 h 5 min".
    package var readable: String {
        let seconds = wholeSeconds
        let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400)
        if days > 0 { return "\(days) d \(hours % 24) h" }
        if hours > 0 { return "\(hours) h \(minutes % 60) min" }
        return minutes > 0 ? "\(minutes) min \(seconds % 60) s" : "\(seconds) s"
    }
}

extension Timestamp {
    /// The time in the format that all commands use.
    package var readable: String { date.ISO8601Format() }
}
