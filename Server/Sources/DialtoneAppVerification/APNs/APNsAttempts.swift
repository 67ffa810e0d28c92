package import DialtoneCore

/// How often, and for how long, a push is tried.
package struct APNsSchedule: Sendable {
    /// Before the second try, the third, and so on.
    package var pauses: [TimeSpan] = [TimeSpan(milliseconds: 500), .seconds(2)]

    /// After this much time no further try begins.
    package var deadline = TimeSpan.seconds(15)

    package init() {}
}

/// The tries of one push, and whether another one makes sense.
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

    /// What to do after a try that ended with `reason`; `retire` makes room for a new token.
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
