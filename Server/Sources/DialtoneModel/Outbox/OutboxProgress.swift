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
        /// A temporary failure; `retryAfter` is the retry delay that the receiver requested.
        case failed(String, retryAfter: TimeSpan?)
        /// A permanent failure.
        case permanentFailure(String)
    }

    package mutating func note(_ outcome: Outcome, at now: Timestamp, random: RandomSource) {
        lastError = nil
        switch outcome {
        case .delivered: finish(.delivered, at: now)
        case .permanentFailure(let problem):
            lastError = problem
            finish(.dead, at: now)
        case .failed(let problem, let retryAfter):
            lastError = problem
            if let wait = DeliverySchedule.wait(after: attempts, asked: retryAfter, random: random)
            {
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

/// The retry schedule of outbox items: after seconds at first, after days at last.
enum DeliverySchedule {
    /// The delays after the first, second, … attempt; after the last one, the item is given up.
    private static let waits: [TimeSpan] = [
        .seconds(5), .minutes(1), .minutes(5), .minutes(30), .hours(2), .hours(5), .hours(10),
        .hours(14), .hours(20), .hours(24),
    ]

    /// The longest retry delay that a receiver can request.
    private static let longestRequestedDelay = TimeSpan.hours(24)

    /// Returns the delay after `attempts` attempts, or `nil` to give up.
    ///
    /// Up to a fifth is added at random, so that items that piled up during an outage are not all
    /// sent at once.
    static func wait(
        after attempts: Int,
        asked delay: TimeSpan?,
        random: RandomSource
    ) -> TimeSpan? {
        guard attempts >= 1, attempts <= waits.count else { return nil }
        let wait = max(waits[attempts - 1], min(delay ?? .seconds(0), longestRequestedDelay))
        let spread = random.number(below: UInt64(wait.milliseconds / 5) + 1)
        return TimeSpan(milliseconds: wait.milliseconds + Int64(spread))
    }
}
