package import DialtoneModel

/// Verifies the tokens that this server issues for solved challenges.
package struct ChallengeTokenChecker: AppProofChecker {
    package let kind = AppProofKind.challenge

    private let tokens: ChallengeTokens

    package init(tokens: ChallengeTokens) {
        self.tokens = tokens
    }

    package func findsProof(in proof: AppProof) -> Bool {
        proof.recaptchaToken?.hasPrefix(ChallengeTokens.prefix) == true
    }

    package func check(
        _ proof: AppProof,
        from caller: AppCaller
    ) async throws -> AppProofOutcome? {
        guard let token = proof.recaptchaToken else { return nil }
        let app = ChallengedApp(project: caller.projectID, app: caller.app)
        return try await tokens.use(token, for: app)
    }
}
