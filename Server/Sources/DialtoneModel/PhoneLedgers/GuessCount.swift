package import DialtoneBasics

/// Wrong codes of a number that count toward its yearly limit.
///
/// The bucket holds half of the limit and drains the other half in 365 days, so that it is full
/// before any 365 days have more wrong codes than the limit. A right code does not empty it: an
/// attacker must not get more guesses because the number's owner signs in often.
package struct GuessCount: Hashable, Sendable {
    private static let year = TimeSpan.days(365)

    /// When the bucket will be empty without further wrong codes.
    package private(set) var emptyAt: Timestamp

    package static let none = Self(emptyAt: Timestamp(milliseconds: 0))

    package init(emptyAt: Timestamp) {
        self.emptyAt = emptyAt
    }

    /// Whether the yearly limit is reached at `now`.
    package func isFull(at now: Timestamp, limit: Int?) -> Bool {
        guard let bucket = Bucket(limit) else { return false }
        return emptyAt - now > bucket.span(of: bucket.size - 1)
    }

    /// How many wrong codes are in the bucket at `now`.
    package func count(at now: Timestamp, limit: Int?) -> Int {
        guard let bucket = Bucket(limit), emptyAt > now else { return 0 }
        let step = bucket.step.milliseconds
        return Int(((emptyAt - now).milliseconds + step - 1) / step)
    }

    /// Counts a wrong code; a full bucket stays full.
    mutating func add(at now: Timestamp, limit: Int?) {
        guard let bucket = Bucket(limit) else { return }
        let next = max(emptyAt, now) + bucket.step
        emptyAt = min(next, now + bucket.span(of: bucket.size))
    }

    private struct Bucket {
        let size: Int64

        /// How long one wrong code takes to drain.
        let step: TimeSpan

        init?(_ limit: Int?) {
            guard let limit else { return nil }
            size = max(1, Int64(limit) - Int64(limit) / 2)
            step = TimeSpan(milliseconds: GuessCount.year.milliseconds / max(1, Int64(limit) / 2))
        }

        func span(of count: Int64) -> TimeSpan {
            TimeSpan(milliseconds: step.milliseconds * count)
        }
    }
}
