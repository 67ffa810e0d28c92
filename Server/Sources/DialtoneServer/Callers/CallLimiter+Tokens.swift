import DialtoneCore

extension CallLimiter {
    /// Runs `body`, and counts refusals because of an invalid token.
    ///
    /// A valid token does not count, and is accepted however many others were refused.
    func countingRefusals<Value: Sendable>(
        by limits: CallGuard,
        _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch  where Self.isOfToken(error) {
            try await countFailure(.tokens, by: limits)
            throw error
        }
    }

    private static func isOfToken(_ error: any Error) -> Bool {
        switch error {
        case Refusal.invalidRefreshToken, Refusal.refreshTokenExpired,
            Refusal.refreshTokenReused, FederationRefusal.invalidCustomToken,
            FederationRefusal.credentialMismatch:
            true
        default: false
        }
    }
}
