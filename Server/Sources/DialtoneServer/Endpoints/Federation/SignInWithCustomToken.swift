import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit

extension SignInWithCustomTokenRequest: WireInput {}

/// Signs in with a custom token that the app's own back end signed.
struct SignInWithCustomToken: Endpoint {
    let signIn: CustomTokenSignIn
    let limiter: CallLimiter

    func respond(
        to input: SignInWithCustomTokenRequest,
        from caller: AppCaller
    ) async throws -> SignInWithCustomTokenResponse {
        let caller = caller
        let (outcome, isNew) = try await limiter.countingRefusals(by: CallGuard(for: caller)) {
            try await signIn.signIn(by: input.token ?? "", for: caller)
        }
        // No second factor is required after a custom token.
        let tokens = try outcome.tokens
        return SignInWithCustomTokenResponse {
            $0.idToken = tokens.idToken
            $0.refreshToken = tokens.refreshToken.text
            $0.expiresIn = String(TokenPair.idTokenLifetime.wholeSeconds)
            $0.isNewUser = isNew
        }
    }
}
