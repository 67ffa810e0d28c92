/// Asks each kind of proof in turn, and applies the rules of project and app to what it hears.
package struct AppVerificationLadder: AppVerifier {
    private let checkers: [any AppProofChecker]
    private let instances: AppInstances
    private let tally: AppProofTally
    private let clock: ServerClock

    package init(
        checkers: [any AppProofChecker],
        instances: AppInstances,
        tally: AppProofTally,
        clock: ServerClock
    ) {
        self.checkers = checkers
        self.instances = instances
        self.tally = tally
        self.clock = clock
    }

    /// Also judges where nothing is demanded: a number that was guessed at much wants a proof
    /// whatever the rules say.
    package func verify(_ request: AppVerificationRequest) async throws -> AppVerdict {
        let policy = request.policy
        var problems: [AppProofProblem] = []
        for checker in checkers {
            guard let outcome = try await checker.check(request) else { continue }
            switch outcome {
            case .held where !policy.accepts.contains(checker.kind):
                tally.count(.refused, by: checker.kind, for: request)
                problems.append(
                    AppProofProblem(
                        checker.kind,
                        .notAccepted,
                        "The project does not take this kind of proof from this app."
                    )
                )
            case .held:
                tally.count(.held, by: checker.kind, for: request)
                return .proved(instance: try instances.issue(for: request, at: clock.now))
            case .refused(let problem):
                tally.count(.refused, by: checker.kind, for: request)
                problems.append(problem)
            case .unavailable(let problem):
                if passesWhileUnavailable(request, by: policy) {
                    tally.count(.passedWhileUnavailable, by: checker.kind, for: request)
                    return .notRequired
                }
                tally.count(.refusedWhileUnavailable, by: checker.kind, for: request)
                problems.append(problem)
            }
        }
        return try verdict(on: request, policy, problems)
    }

    private func verdict(
        on request: AppVerificationRequest,
        _ policy: AppVerificationPolicy,
        _ problems: [AppProofProblem]
    ) throws -> AppVerdict {
        if problems.isEmpty, policy.enforcement != .off {
            tally.count(.missing, by: nil, for: request)
        }
        guard policy.enforcement == .enforce else { return .notRequired }
        throw problems.first.map(Refusal.invalidAppProof) ?? .missingAppProof
    }

    private func passesWhileUnavailable(
        _ request: AppVerificationRequest,
        by policy: AppVerificationPolicy
    ) -> Bool {
        policy.whenUnavailable == .passKnownInstances && instances.knows(request, at: clock.now)
    }
}
