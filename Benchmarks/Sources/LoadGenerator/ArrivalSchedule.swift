import NIOCore

/// The moments at which work is due, handed out in order.
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

    /// When the next piece of work is due; `nil` after the last.
    func next() -> NIODeadline? {
        guard given < count else { return nil }
        defer { given += 1 }
        return start + .nanoseconds(Int64(Double(given) * interval))
    }
}
