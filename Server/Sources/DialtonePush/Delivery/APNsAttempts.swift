package import DialtoneBasics
import DialtoneModel

/// The retry schedule of a push.
package struct APNsSchedule: Sendable {
    /// The delays before the first retry, the second, and so on.
    package var pauses: [TimeSpan] = [TimeSpan(milliseconds: 500), .seconds(2)]

    /// The time after which no retry begins.
    package var deadline = TimeSpan.seconds(15)

    package init() {}
}

/// The attempts to send one push, and the decision whether to retry.
struct APNsAttempts {
    enum NextStep: Hashable {
        case giveUp
        case again(after: TimeSpan, onNewConnection: Bool)
    }

    private let schedule: APNsSchedule
    private let startedAt: Timestamp
    private var pauseCount = 0
    private var hasRenewedToken = false
    private var hasReconnected = false

    init(schedule: APNsSchedule, startedAt: Timestamp) {
        self.schedule = schedule
        self.startedAt = startedAt
    }

    /// Returns what to do after a failed attempt.
    ///
    /// `retire` discards an expired provider token; it returns `false` if that is not allowed yet.
    mutating func nextStep(
        after reason: PushReason,
        retryAfter: TimeSpan?,
        at now: Timestamp,
        retire: () -> Bool
    ) -> NextStep {
        switch reason {
        case .expiredProviderToken:
            guard !hasRenewedToken, retire() else { return .giveUp }
            hasRenewedToken = true
            return .again(after: .seconds(0), onNewConnection: false)
        case .unrelatedKeyID:
            guard !hasReconnected else { return .giveUp }
            hasReconnected = true
            return .again(after: .seconds(0), onNewConnection: true)
        case .notHTTP2, .tlsFailed: return .giveUp
        case .unreachable, .timedOut, .shutdown:
            return pause(atLeast: retryAfter, at: now, onNewConnection: true)
        case _ where reason.isOutage || reason == .tooManyRequests:
            return pause(atLeast: retryAfter, at: now, onNewConnection: false)
        default: return .giveUp
        }
    }

    private mutating func pause(
        atLeast retryAfter: TimeSpan?,
        at now: Timestamp,
        onNewConnection: Bool
    ) -> NextStep {
        guard pauseCount < schedule.pauses.count else { return .giveUp }
        let pause = max(schedule.pauses[pauseCount], retryAfter ?? .seconds(0))
        guard now + pause - startedAt < schedule.deadline else { return .giveUp }
        pauseCount += 1
        return .again(after: pause, onNewConnection: onNewConnection)
    }
}
