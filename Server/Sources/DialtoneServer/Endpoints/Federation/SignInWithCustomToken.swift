import DialtoneCore
import IdentityToolkit

extension SignInWithCustomTokenRequest: WireInput {}

/// Signs in by a token that the app's own back end signed.
struct SignInWithCustomToken: Endpoint {
    let signIn: CustomTokenSignIn
    let limiter: CallLimiter

    func respond(
        to input: SignInWithCustomTokenRequest,
        from caller: AppCaller
    ) async throws -> SignInWithCustomTokenResponse {
        let caller = caller.signIn
        let (outcome, isNew) = try await limiter.countingRefusals(by: CallGuard(for: caller)) {
            try await signIn.signIn(by: input.token ?? "", for: caller)
        }
        // No second factor follows a custom token.
        let tokens = try outcome.tokens
        return SignInWithCustomTokenResponse(
            idToken: tokens.idToken,
            refreshToken: tokens.refreshToken.text,
            expiresIn: String(TokenPair.idTokenLifetime.wholeSeconds),
            isNewUser: isNew
        )
    }
}
