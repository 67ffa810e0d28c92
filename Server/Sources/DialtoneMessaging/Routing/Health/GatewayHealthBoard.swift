package import DialtoneCore
import Synchronization

/// How well each gateway is, as this node sees it.
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
        return healths.withLock { $0[gateway]?.standing(at: now) ?? .sound }
    }

    /// `nil` for a gateway that nothing is known of.
    func health(of gateway: String) -> GatewayHealth? {
        healths.withLock { $0[gateway] }
    }

    /// See ``GatewayHealth/claimProbe(at:)``.
    package func claimProbe(of gateway: String) -> Bool {
        change(gateway) { $0.claimProbe(at: $1) }
    }

    /// Counts an answer, where it says something about the gateway and not about the number.
    package func note(_ outcome: SendOutcome, by gateway: String) {
        change(gateway) { health, now in
            switch outcome {
            case .accepted: health.noteSuccess(at: now)
            case .retryable(let problem, let wish):
                if problem.reason == .throttled {
                    health.noteBusy(for: wish ?? .seconds(1), at: now)
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

    /// Counts a silence that was too long to wait for.
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
    /// Whether a refusal for this reason would meet any other message too.
    fileprivate var isOfGateway: Bool {
        switch self {
        case .authentication, .balance, .misconfigured, .unavailable, .timedOut, .nonsense: true
        case .invalidNumber, .unreachable, .optedOut, .blockedRegion, .senderRejected,
            .contentRejected, .tooLong, .throttled, .fraud, .other:
            false
        }
    }
}
