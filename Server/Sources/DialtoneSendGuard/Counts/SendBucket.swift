package import DialtoneBasics

/// The counts of one minute, hour or day.
package struct SendBucket: Hashable, Sendable {
    /// The width of a bucket.
    ///
    /// Minutes are kept for an hour, hours for a day and days for a month; then they are merged.
    package enum Width: Int, Hashable, Sendable, CaseIterable {
        case minute, hour, day

        package var duration: TimeSpan {
            switch self {
            case .minute: .minutes(1)
            case .hour: .hours(1)
            case .day: .days(1)
            }
        }

        /// How long after its end a bucket keeps its width.
        var retention: TimeSpan {
            switch self {
            case .minute: SendSpan.hour.duration
            case .hour: SendSpan.day.duration
            case .day: SendSpan.month.duration
            }
        }

        /// Returns the start of the bucket that contains `moment`.
        package func start(of moment: Timestamp) -> Timestamp {
            let width = duration.milliseconds
            let past = moment.milliseconds % width
            return Timestamp(milliseconds: moment.milliseconds - (past < 0 ? past + width : past))
        }
    }

    package let width: Width
    package let start: Timestamp
    package var count: SendCount

    package init(width: Width, start: Timestamp, count: SendCount = SendCount()) {
        self.width = width
        self.start = start
        self.count = count
    }

    package var end: Timestamp { start + width.duration }

    func isFine(at now: Timestamp) -> Bool { end > now - width.retention }
}

extension SendBucket.Width {
    /// Returns the width of the bucket that contains `moment` at `now`; `nil` if it is too old.
    static func holding(_ moment: Timestamp, at now: Timestamp) -> Self? {
        allCases.first { SendBucket(width: $0, start: $0.start(of: moment)).isFine(at: now) }
    }

    /// Whether buckets of this width count in `span`; wider ones hold only older counts.
    func counts(in span: SendSpan) -> Bool {
        switch span {
        case .tenMinutes, .hour: self == .minute
        case .day: self != .day
        case .month: true
        }
    }
}
