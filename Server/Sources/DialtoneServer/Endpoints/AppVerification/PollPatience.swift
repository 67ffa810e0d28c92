import Synchronization

/// How long calls wait for something to happen, and how many of them may.
package final class PollPatience: Sendable {
    private let attempts: Int
    private let pause: Duration
    private let limit: Int
    private let waiting = Mutex(0)

    /// A look a second is what a person does not notice.
    package init(
        attempts: Int = 20,
        pause: Duration = .seconds(1),
        limit: Int = 500
    ) {
        self.attempts = attempts
        self.pause = pause
        self.limit = limit
    }

    /// The first value that `look` finds; `nil` once it looked often enough, and at once where
    /// too many wait already.
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
