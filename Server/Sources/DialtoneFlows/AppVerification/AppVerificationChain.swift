package import DialtoneBasics
package import DialtoneModel

/// Tries each kind of app verification in turn, and applies the rules of the project and the app.
package struct AppVerificationChain: AppVerifier {
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

    /// The results of the checkers while none has accepted a proof.
    private struct Findings {
        var refused: [AppProofProblem] = []
        var unavailable: [AppProofProblem] = []
    }

    /// Verifies the proof.
    ///
    /// It does so even if the rules do not require verification: a number with many wrong codes
    /// always requires it.
    package func verify(_ proof: AppProof, from caller: AppCaller) async throws -> AppVerdict {
        let policy = caller.appVerification(for: proof.purpose)
        let known = instances.installation(in: proof, from: caller, at: clock.now)
        var findings = Findings()
        for checker in checkers {
            // Not even checked: a proof that does not count must not be used up.
            guard policy.accepts.contains(checker.kind) else {
                if checker.findsProof(in: proof) {
                    findings.refused.append(.notAccepted(checker.kind))
                }
                continue
            }
            switch try await checker.check(proof, from: caller) {
            case nil: continue
            case .held:
                tally.count(
                    .held,
                    by: checker.kind,
                    of: policy.challenge.vendor,
                    for: caller
                )
                let issued = try instances.issue(for: caller, known: known, at: clock.now)
                return .proved(issued, wasKnown: known != nil)
            case .refused(let problem): findings.refused.append(problem)
            case .unavailable(let problem): findings.unavailable.append(problem)
            }
        }
        return try verdict(on: proof, from: caller, policy, findings, known: known)
    }

    private func verdict(
        on proof: AppProof,
        from caller: AppCaller,
        _ policy: AppVerificationPolicy,
        _ findings: Findings,
        known: String?
    ) throws -> AppVerdict {
        let vendor = policy.challenge.vendor
        for problem in findings.refused {
            tally.count(.refused, by: problem.kind, of: vendor, for: caller)
        }
        // A known installation makes up for a proof that could not be checked, but not for an
        // invalid one.
        let passes =
            findings.refused.isEmpty && known != nil
            && policy.whenUnavailable == .passKnownInstances
        for problem in findings.unavailable {
            tally.count(
                passes ? .passedWhileUnavailable : .refusedWhileUnavailable,
                by: problem.kind,
                of: vendor,
                for: caller
            )
        }
        if passes, !findings.unavailable.isEmpty { return .notRequired(known: known) }
        let problems = findings.refused + findings.unavailable
        if problems.isEmpty, policy.enforcement != .off {
            tally.count(.missing, by: nil, of: vendor, for: caller)
        }
        guard policy.enforcement == .enforce else { return .notRequired(known: known) }
        throw Self.refusal(of: problems, by: policy, for: proof.purpose)
    }

    /// Returns the refusal for the first problem with a proof of an accepted kind.
    private static func refusal(
        of problems: [AppProofProblem],
        by policy: AppVerificationPolicy,
        for purpose: AppProofPurpose
    ) -> Refusal {
        let telling = problems.first { $0.reason != .notAccepted } ?? problems.first
        guard var problem = telling else { return .missingAppProof }
        // The stock SDKs fall back to another kind of proof only for text messages.
        problem.leavesOthers =
            purpose.isMessage && policy.accepts.contains { $0 != problem.kind }
        return .invalidAppProof(problem)
    }
}

extension AppProofProblem {
    fileprivate static func notAccepted(_ kind: AppProofKind) -> Self {
        Self(
            kind,
            .notAccepted,
            "The project does not accept this kind of proof from the app."
        )
    }
}
