/// Proves that the app is genuine with a web page on which the user solves a challenge.
struct PageProver: Sendable {
    let host: PageHost

    /// Returns the token of a challenge.
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
