import Synchronization

/// The time and concurrency limits of long polling.
package final class LongPolling: Sendable {
    private let attempts: Int
    private let pause: Duration
    private let limit: Int
    private let waiting = Mutex(0)

    /// Creates the limits; by default, a call polls once per second, which users do not notice.
    package init(
        attempts: Int = 20,
        pause: Duration = .seconds(1),
        limit: Int = 500
    ) {
        self.attempts = attempts
        self.pause = pause
        self.limit = limit
    }

    /// Returns the first value that `look` finds; `nil` after all attempts.
    ///
    /// If too many calls are waiting, it makes only one attempt.
    func first<Value: Sendable>(_ look: () async throws -> Value?) async throws -> Value? {
        if let value = try await look() { return value }
        let mayWait = waiting.withLock { waiting in
            guard waiting < limit else { return false }
            waiting += 1
            return true
        }
        guard mayWait else { return nil }
        defer { waiting.withLock { $0 -= 1 } }
        for _ in 1..<max(attempts, 1) {
            try await Task.sleep(for: pause)
            if let value = try await look() { return value }
        }
        return nil
    }
}
