import NIOCore

/// The times at which operations are due, issued in order.
@LoadLoop
final class ArrivalSchedule {
    private let start = NIODeadline.now()
    private let interval: Double
    private let count: Int
    private var given = 0

    init(perSecond rate: Double, duration: TimeAmount) {
        interval = 1e9 / rate
        count = Int(Double(duration.nanoseconds) / interval)
    }

    /// Returns when the next operation is due; `nil` after the last.
    func next() -> NIODeadline? {
        guard given < count else { return nil }
        defer { given += 1 }
        return start + .nanoseconds(Int64(Double(given) * interval))
    }
}
