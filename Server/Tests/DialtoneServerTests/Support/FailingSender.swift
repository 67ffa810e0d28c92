import DialtoneModel
import Synchronization

/// A gateway that accepts no messages.
final class FailingSender: SMSSender {
    struct Failure: Error {}

    private let count = Mutex(0)

    var attempts: Int { count.withLock { $0 } }

    func send(_ message: TextMessage) async throws {
        count.withLock { $0 += 1 }
        throw Failure()
    }
}
