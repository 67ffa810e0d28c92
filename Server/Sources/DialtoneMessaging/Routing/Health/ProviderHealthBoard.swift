package import DialtoneCore
import Synchronization

/// How well each provider is, as this node sees it.
package final class ProviderHealthBoard: Sendable {
    let rules: HealthRules
    private let clock: ServerClock
    private let healths = Mutex<[String: ProviderHealth]>([:])

    package init(rules: HealthRules = HealthRules(), clock: ServerClock) {
        self.rules = rules
        self.clock = clock
    }

    package func standing(of provider: String) -> ProviderHealth.Standing {
        let now = clock.now
        return healths.withLock { $0[provider]?.standing(at: now) ?? .sound }
    }

    /// `nil` for a provider that nothing is known of.
    func health(of provider: String) -> ProviderHealth? {
        healths.withLock { $0[provider] }
    }

    /// See ``ProviderHealth/claimProbe(at:)``.
    package func claimProbe(of provider: String) -> Bool {
        change(provider) { $0.claimProbe(at: $1) }
    }

    /// Counts an answer, where it says something about the provider and not about the number.
    package func note(_ outcome: SendOutcome, by provider: String) {
        change(provider) { health, now in
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
                if problem.reason.isOfProvider {
                    health.noteFailure(problem.reason, at: now)
                } else {
                    health.noteSuccess(at: now)
                }
            case .fraudBlocked: health.noteSuccess(at: now)
            }
        }
    }

    /// Counts a silence that was too long to wait for.
    package func noteLate(_ provider: String) {
        change(provider) { $0.noteFailure(.timedOut, at: $1) }
    }

    private func change<Value: Sendable>(
        _ provider: String,
        _ body: (inout ProviderHealth, Timestamp) -> Value
    ) -> Value {
        let now = clock.now
        return healths.withLock { healths in
            var health = healths[provider] ?? ProviderHealth(rules: rules)
            defer { healths[provider] = health }
            return body(&health, now)
        }
    }
}

extension SendProblem.Reason {
    /// Whether a refusal for this reason would meet any other message too.
    fileprivate var isOfProvider: Bool {
        switch self {
        case .authentication, .balance, .misconfigured, .unavailable, .timedOut, .nonsense: true
        case .invalidNumber, .unreachable, .optedOut, .blockedRegion, .senderRejected,
            .contentRejected, .tooLong, .throttled, .fraud, .other:
            false
        }
    }
}
