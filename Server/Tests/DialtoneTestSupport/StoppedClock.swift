package import DialtoneBasics
import Synchronization

/// A clock that advances only when a test advances it.
package final class StoppedClock: Sendable {
    /// The time at which every test begins.
    package static let start = Timestamp(seconds: 1_790_000_000)

    private let moment = Mutex(StoppedClock.start)

    package var now: Timestamp { moment.withLock { $0 } }

    package func advance(by span: TimeSpan) {
        moment.withLock { $0 = $0 + span }
    }

    package init() {}

    package var serverClock: ServerClock {
        ServerClock { self.now }
    }
}
