/// A length of time in whole milliseconds.
package struct TimeSpan: Hashable, Comparable, Sendable, Codable {
    package let milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    package init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self) * 1_000
    }

    /// Writes whole seconds, the unit of every setting.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wholeSeconds)
    }

    package static func seconds(_ count: Int64) -> Self { Self(milliseconds: count * 1_000) }
    package static func minutes(_ count: Int64) -> Self { .seconds(count * 60) }
    package static func hours(_ count: Int64) -> Self { .minutes(count * 60) }
    package static func days(_ count: Int64) -> Self { .hours(count * 24) }

    /// Seconds, rounded up: whoever waits that long has waited long enough.
    package var wholeSeconds: Int64 {
        max(0, (milliseconds + 999) / 1_000)
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.milliseconds < rhs.milliseconds
    }
}
