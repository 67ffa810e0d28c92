/// A duration in whole milliseconds.
package struct TimeSpan: Hashable, Comparable, Sendable, Codable {
    /// A thousand years: longer than any useful setting, and short enough for safe arithmetic.
    private static let limit: Int64 = 366_000 * 86_400

    package let milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let seconds = try container.decode(Int64.self)
        guard (-Self.limit...Self.limit).contains(seconds) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a duration must be a number of seconds, at most a thousand years"
            )
        }
        milliseconds = seconds * 1_000
    }

    /// Writes whole seconds, the unit of every setting.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wholeSeconds)
    }

    package static func seconds(_ count: Int64) -> Self {
        Self(milliseconds: count.saturatingProduct(with: 1_000))
    }
    package static func minutes(_ count: Int64) -> Self {
        .seconds(count.saturatingProduct(with: 60))
    }
    package static func hours(_ count: Int64) -> Self {
        .minutes(count.saturatingProduct(with: 60))
    }
    package static func days(_ count: Int64) -> Self { .hours(count.saturatingProduct(with: 24)) }

    /// The duration in seconds, rounded up, so that it is never shorter than the exact value.
    package var wholeSeconds: Int64 {
        max(0, milliseconds.saturatingSum(with: 999) / 1_000)
    }

    /// The absolute value of the duration.
    package var magnitude: Self { Self(milliseconds: abs(milliseconds)) }

    package static func + (lhs: Self, rhs: Self) -> Self {
        Self(milliseconds: lhs.milliseconds + rhs.milliseconds)
    }

    package static func - (lhs: Self, rhs: Self) -> Self {
        Self(milliseconds: lhs.milliseconds - rhs.milliseconds)
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.milliseconds < rhs.milliseconds
    }
}

extension Task where Success == Never, Failure == Never {
    /// Suspends the current task for `span`; throws `CancellationError` if it is canceled before.
    package static func sleep(for span: TimeSpan) async throws {
        try await sleep(for: .milliseconds(span.milliseconds))
    }
}
