import Synchronization

/// A clock on which every wait is over at once, and remembered.
final class JumpingClock: Clock, Sendable {
    let now = ContinuousClock.now
    let minimumResolution = Swift.Duration.zero
    private let waits = Mutex<[Duration]>([])

    var pauses: [Duration] { waits.withLock { $0 } }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        waits.withLock { $0.append(deadline - now) }
        try Task.checkCancellation()
    }
}
