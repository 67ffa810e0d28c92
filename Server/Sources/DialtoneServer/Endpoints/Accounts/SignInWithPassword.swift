import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension SignInWithPasswordRequest: WireInput {}

/// Signs in with e-mail address and password.
struct SignInWithPassword: Endpoint {
    let signIn: PasswordSignIn

    func respond(
        to input: SignInWithPasswordRequest,
        from caller: AppCaller
    ) async throws -> SignInWithPasswordResponse {
        guard let email = input.email else { throw Refusal.missingEmail }
        let answer = SignInResponse(
            try await signIn.signIn(
                email: email,
                password: input.password ?? "",
                for: caller
            )
        )
        return SignInWithPasswordResponse {
            $0.registered = true
            $0.localId = answer.account.id.rawValue
            $0.email = answer.account.email
            $0.displayName = answer.account.displayName ?? ""
            $0.profilePicture = answer.account.photoURL
            $0.idToken = answer.idToken
            $0.refreshToken = answer.refreshToken
            $0.expiresIn = answer.expiresIn
            $0.mfaPendingCredential = answer.pendingCredential
            $0.mfaInfo = answer.secondFactors
            $0.hasRecoveryCodes = answer.hasRecoveryCodes
        }
    }
}
