package import DialtoneBasics
package import DialtoneModel
import Synchronization

/// The health of each gateway, as observed by this node.
package final class GatewayHealthBoard: Sendable {
    let rules: HealthRules
    private let clock: ServerClock
    private let healths = Mutex<[String: GatewayHealth]>([:])

    package init(rules: HealthRules = HealthRules(), clock: ServerClock) {
        self.rules = rules
        self.clock = clock
    }

    package func standing(of gateway: String) -> GatewayHealth.Standing {
        let now = clock.now
        return healths.withLock { $0[gateway]?.standing(at: now) ?? .healthy }
    }

    /// Returns the health of a gateway, or `nil` if nothing was recorded for it.
    func health(of gateway: String) -> GatewayHealth? {
        healths.withLock { $0[gateway] }
    }

    /// See ``GatewayHealth/claimProbe(at:)``.
    package func claimProbe(of gateway: String) -> Bool {
        change(gateway) { $0.claimProbe(at: $1) }
    }

    /// Records an outcome; a rejection that concerns only the message counts as a success.
    package func note(_ outcome: SendOutcome, by gateway: String) {
        change(gateway) { health, now in
            switch outcome {
            case .accepted: health.noteSuccess(at: now)
            case .retryable(let problem, let delay):
                if problem.reason == .throttled {
                    health.noteBusy(for: delay ?? .seconds(1), at: now)
                } else {
                    health.noteFailure(problem.reason, at: now)
                }
            case .unknown(let problem): health.noteFailure(problem.reason, at: now)
            case .permanent(let problem):
                if problem.reason.isOfGateway {
                    health.noteFailure(problem.reason, at: now)
                } else {
                    health.noteSuccess(at: now)
                }
            case .fraudBlocked: health.noteSuccess(at: now)
            }
        }
    }

    /// Records that the gateway did not respond in time.
    package func noteLate(_ gateway: String) {
        change(gateway) { $0.noteFailure(.timedOut, at: $1) }
    }

    private func change<Value: Sendable>(
        _ gateway: String,
        _ body: (inout GatewayHealth, Timestamp) -> Value
    ) -> Value {
        let now = clock.now
        return healths.withLock { healths in
            var health = healths[gateway] ?? GatewayHealth(rules: rules)
            defer { healths[gateway] = health }
            return body(&health, now)
        }
    }
}

extension SendProblem.Reason {
    /// Whether this problem would affect any other message too.
    fileprivate var isOfGateway: Bool {
        switch self {
        case .authentication, .balance, .misconfigured, .unavailable, .timedOut, .invalidResponse:
            true
        case .invalidNumber, .unreachable, .optedOut, .blockedRegion, .senderRejected,
            .contentRejected, .tooLong, .throttled, .fraud, .other:
            false
        }
    }
}
