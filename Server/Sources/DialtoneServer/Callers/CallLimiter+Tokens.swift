import DialtoneFederation
import DialtoneFlows
import DialtoneModel

extension CallLimiter {
    /// Runs `body` and counts rejections of invalid tokens and passkeys.
    ///
    /// A valid one does not count, and is accepted regardless of how many others were rejected.
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
            FederationRefusal.credentialMismatch, Refusal.passkey(.unknownCredential),
            Refusal.passkey(.invalidResponse):
            true
        default: false
        }
    }
}
