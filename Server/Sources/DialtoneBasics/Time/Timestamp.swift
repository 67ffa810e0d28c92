package import Foundation

/// A point in time in whole milliseconds since 1970, exact in memory and in the database.
package struct Timestamp: Hashable, Comparable, Sendable, Codable {
    /// The range of dates on the wire, up to the end of the year 9999.
    package static let calendar = Self(seconds: 0)...Self(seconds: 253_402_300_799)

    package let milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Creates a timestamp from whole seconds since 1970, the format of token claims.
    ///
    /// The number may come from untrusted input, so the conversion saturates.
    package init(seconds: Int64) {
        milliseconds = seconds.saturatingProduct(with: 1_000)
    }

    /// Rounds `date` to the nearest millisecond.
    ///
    /// A date is a binary fraction, which can be slightly less than the value it was created from.
    package init(_ date: Date) {
        let exact = (date.timeIntervalSince1970 * 1_000).rounded()
        milliseconds = Int64(exactly: exact) ?? (exact < 0 ? .min : .max)
    }

    package var seconds: Int64 {
        Int64((Double(milliseconds) / 1_000).rounded(.down))
    }

    package var date: Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }

    /// The timestamp in RFC 3339 format, in UTC and with exactly three fractional digits.
    ///
    /// Formatting ``date`` instead can give a value that is one millisecond too early.
    package var rfc3339: String {
        let rest = milliseconds % 1_000
        let fraction = String(1_000 + (rest < 0 ? rest + 1_000 : rest)).dropFirst()
        let second = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
        return "\(second.dropLast()).\(fraction)Z"
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.milliseconds < rhs.milliseconds
    }

    /// Adds with saturation, like all time arithmetic.
    ///
    /// Times in tokens and settings must not crash the process.
    package static func + (moment: Self, span: TimeSpan) -> Self {
        Self(milliseconds: moment.milliseconds.saturatingSum(with: span.milliseconds))
    }

    package static func - (moment: Self, span: TimeSpan) -> Self {
        Self(milliseconds: moment.milliseconds.saturatingDifference(less: span.milliseconds))
    }

    package static func - (later: Self, earlier: Self) -> TimeSpan {
        TimeSpan(
            milliseconds: later.milliseconds.saturatingDifference(less: earlier.milliseconds)
        )
    }
}
