package import Foundation

/// A moment in whole milliseconds since 1970, exact in memory and in the database.
package struct Timestamp: Hashable, Comparable, Sendable, Codable {
    /// As far as dates on the wire go: to the end of the year 9999.
    package static let calendar = Self(seconds: 0)...Self(seconds: 253_402_300_799)

    package let milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Seconds since 1970, rounded down, as token claims count them.
    ///
    /// Others write such numbers: of those that are too large only the sign counts.
    package init(seconds: Int64) {
        milliseconds = seconds.saturatingProduct(with: 1_000)
    }

    /// The nearest millisecond: a date is a binary fraction, which can be a little less than what
    /// it was made of.
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

    /// The moment in RFC 3339, in UTC and with exactly three digits of a second.
    ///
    /// A formatted ``date`` is a millisecond too early at times.
    package var rfc3339: String {
        let rest = milliseconds % 1_000
        let fraction = String(1_000 + (rest < 0 ? rest + 1_000 : rest)).dropFirst()
        let second = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
        return "\(second.dropLast()).\(fraction)Z"
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.milliseconds < rhs.milliseconds
    }

    /// Like all arithmetic with time, it stops at the end of the range: times in tokens and
    /// settings must not end the process.
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
