import DialtoneCore
import IdentityToolkit

extension SignInWithCustomTokenRequest: WireInput {}

/// Signs in by a token that the app's own back end signed.
struct SignInWithCustomToken: Endpoint {
    let signIn: CustomTokenSignIn

    func respond(
        to input: SignInWithCustomTokenRequest,
        from caller: AppCaller
    ) async throws -> SignInWithCustomTokenResponse {
        let (outcome, isNew) = try await signIn.signIn(
            by: input.token ?? "",
            for: caller.signIn
        )
        // No second factor follows a custom token.
        guard case .signedIn(let tokens, _) = outcome else { throw Refusal.accountNotFound }
        return SignInWithCustomTokenResponse(
            idToken: tokens.idToken,
            refreshToken: tokens.refreshToken.text,
            expiresIn: String(TokenPair.idTokenLifetime.wholeSeconds),
            isNewUser: isNew
        )
    }
}
