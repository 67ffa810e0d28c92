package import DialtoneBasics

/// An hour of the message log, whose statistics are counted once it is over.
package struct MessageHour: Hashable, Sendable {
    package static let length = TimeSpan.hours(1)

    /// How long after its end a change of a message in the hour is late.
    ///
    /// A late change makes the counts of the hour invalid. Until then, no server has counted it.
    private static let lateAfter = TimeSpan.hours(1)

    /// How long after its end the hour is counted.
    ///
    /// This is longer than ``lateAfter`` by more than any transaction takes and clocks differ.
    private static let countedAfter = TimeSpan.hours(2)

    package let start: Timestamp

    /// The hour that contains `moment`.
    package init(of moment: Timestamp) {
        let length = Self.length.milliseconds
        start = Timestamp(milliseconds: moment.milliseconds / length * length)
    }

    /// The first hour that begins at `moment` or later.
    package static func first(from moment: Timestamp) -> Self {
        let hour = Self(of: moment)
        return hour.start == moment ? hour : hour.next
    }

    package var end: Timestamp { start + Self.length }
    package var next: Self { Self(of: end) }

    /// Whether a change at `now` of a message in the hour is late.
    package func isSettled(at now: Timestamp) -> Bool { now >= end + Self.lateAfter }

    /// Whether the hour can be counted at `now`.
    package func isCountable(at now: Timestamp) -> Bool { now >= end + Self.countedAfter }
}
