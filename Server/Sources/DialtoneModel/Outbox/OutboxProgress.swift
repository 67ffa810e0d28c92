package import DialtoneBasics

/// The delivery progress of an outbox item.
package struct OutboxProgress: Hashable, Sendable {
    package enum State: String, Hashable, Sendable, CaseIterable {
        case pending, delivered, dead
    }

    package var state = State.pending
    package var attempts = 0
    package let createdAt: Timestamp

    /// When the next attempt is due, while the item is pending.
    package var dueAt: Timestamp
    package var finishedAt: Timestamp?

    /// Why the last attempt failed.
    package var lastError: String?

    package init(createdAt: Timestamp) {
        self.createdAt = createdAt
        dueAt = createdAt
    }
}

extension OutboxProgress {
    /// The outcome of one attempt.
    package enum Outcome: Hashable, Sendable {
        case delivered
        /// A temporary failure; `wish` is the retry delay that the receiver requested.
        case failed(String, wish: TimeSpan?)
        /// A permanent failure.
        case hopeless(String)
    }

    package mutating func note(_ outcome: Outcome, at now: Timestamp, random: RandomSource) {
        lastError = nil
        switch outcome {
        case .delivered: finish(.delivered, at: now)
        case .hopeless(let problem):
            lastError = problem
            finish(.dead, at: now)
        case .failed(let problem, let wish):
            lastError = problem
            if let wait = DeliverySchedule.wait(after: attempts, asked: wish, random: random) {
                dueAt = now + wait
            } else {
                finish(.dead, at: now)
            }
        }
    }

    private mutating func finish(_ state: State, at now: Timestamp) {
        self.state = state
        finishedAt = now
    }
}
