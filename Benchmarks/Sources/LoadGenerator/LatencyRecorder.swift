import Histogram
package import NIOCore

/// The latencies of a run, with three significant digits.
@LoadLoop
package final class LatencyRecorder {
    private var microseconds = Histogram<UInt64>(
        lowestDiscernibleValue: 1,
        highestTrackableValue: 60_000_000,
        numberOfSignificantValueDigits: .three
    )

    package private(set) var count = 0

    package init() {}

    package func record(since start: NIODeadline, until end: NIODeadline = .now()) {
        let elapsed = max(0, (end - start).nanoseconds / 1_000)
        microseconds.record(UInt64(min(elapsed, 60_000_000)))
        count += 1
    }

    /// Returns the time in which `percentile` percent of the operations were complete.
    package func milliseconds(atPercentile percentile: Double) -> Double {
        Double(microseconds.valueAtPercentile(percentile)) / 1_000
    }
}
