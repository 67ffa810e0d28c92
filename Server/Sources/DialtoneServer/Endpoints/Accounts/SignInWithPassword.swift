import DialtoneCore
import IdentityToolkit

extension SignInWithPasswordRequest: WireInput {}

/// Signs in by e-mail address and password.
struct SignInWithPassword: Endpoint {
    let signIn: PasswordSignIn

    func respond(
        to input: SignInWithPasswordRequest,
        from caller: AppCaller
    ) async throws -> SignInWithPasswordResponse {
        guard let email = input.email else { throw Refusal.missingEmail }
        let answer = SignInAnswer(
            try await signIn.signIn(
                email: email,
                password: input.password ?? "",
                for: caller.signIn
            )
        )
        return SignInWithPasswordResponse(
            registered: true,
            localID: answer.account.id.rawValue,
            email: answer.account.email,
            displayName: answer.account.displayName ?? "",
            profilePicture: answer.account.photoURL,
            idToken: answer.idToken,
            refreshToken: answer.refreshToken,
            expiresIn: answer.expiresIn,
            mfaPendingCredential: answer.pendingCredential,
            mfaInfo: answer.secondFactors
        )
    }
}
