import DialtoneBasics
import Synchronization

/// A clock that stands still until a test moves it.
final class TestTime: Sendable {
    private let moment: Mutex<Timestamp>

    init(_ start: Timestamp) {
        moment = Mutex(start)
    }

    var now: Timestamp { moment.withLock { $0 } }

    func advance(by span: TimeSpan) {
        moment.withLock { $0 = $0 + span }
    }
}
