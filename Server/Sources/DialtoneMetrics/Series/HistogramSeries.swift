import CoreMetrics
import Synchronization

/// The distribution of durations over buckets.
///
/// Recording takes two atomic additions and no lock.
final class HistogramSeries: TimerHandler {
    /// The values of a histogram, with a count for each bucket and for longer durations.
    struct Reading {
        var counts: [UInt64]
        var seconds: Double

        var total: UInt64 { counts.reduce(0, +) }
    }

    private final class Cell: Sendable {
        let count = Atomic<UInt64>(0)
    }

    /// The upper bounds of the buckets.
    private let nanoseconds: [Int64]
    private let cells: [Cell]
    private let sum = Atomic<UInt64>(0)

    init(bounds: [Double]) {
        nanoseconds = bounds.map { Int64(($0 * 1_000_000_000).rounded()) }
        cells = (0...bounds.count).map { _ in Cell() }
    }

    var reading: Reading {
        Reading(
            counts: cells.map { $0.count.load(ordering: .relaxed) },
            seconds: Double(sum.load(ordering: .relaxed)) / 1_000_000_000
        )
    }

    func recordNanoseconds(_ duration: Int64) {
        let bucket = nanoseconds.firstIndex { duration <= $0 } ?? nanoseconds.count
        cells[bucket].count.add(1, ordering: .relaxed)
        sum.add(UInt64(max(0, duration)), ordering: .relaxed)
    }
}
