package import DialtoneModel

/// Verifies the tokens that this server issues for solved challenges.
package struct ChallengeTokenChecker: AppProofChecker {
    package let kind = AppProofKind.challenge

    private let tokens: ChallengeTokens

    package init(tokens: ChallengeTokens) {
        self.tokens = tokens
    }

    package func findsProof(in request: AppVerificationRequest) -> Bool {
        request.proof.recaptchaToken?.hasPrefix(ChallengeTokens.prefix) == true
    }

    package func check(_ request: AppVerificationRequest) async throws -> AppProofOutcome? {
        guard let token = request.proof.recaptchaToken else { return nil }
        let app = ChallengedApp(project: request.project.id, app: request.app)
        return try await tokens.use(token, for: app)
    }
}
