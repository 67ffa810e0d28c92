/// Proves the app by a web page on which a person solves a challenge.
struct PageProver: Sendable {
    let host: PageHost

    /// The token of a challenge.
    ///
    /// - Throws: An ``AppVerificationProblem``.
    func proof(
        _ request: AppVerificationRequest,
        _ attempt: AppVerificationAttempt
    ) async throws -> AppProof {
        try await attempt.step(.page, summary: { _ in "challenge solved" }) {
            let token = try await host.result(
                of: .verifyApp,
                for: request.auth,
                request.uiDelegate
            )
            return .challenge(token: token)
        }
    }
}
