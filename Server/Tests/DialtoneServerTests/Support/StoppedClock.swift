import DialtoneCore
import Synchronization

/// A clock that moves only when a test moves it.
final class StoppedClock: Sendable {
    /// When every test begins.
    static let start = Timestamp(seconds: 1_790_000_000)

    private let moment = Mutex(StoppedClock.start)

    var now: Timestamp { moment.withLock { $0 } }

    func advance(by span: TimeSpan) {
        moment.withLock { $0 = $0 + span }
    }

    var serverClock: ServerClock {
        ServerClock { self.now }
    }
}
