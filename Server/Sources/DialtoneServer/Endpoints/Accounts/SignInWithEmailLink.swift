import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension SignInWithEmailLinkRequest: WireInput {}

/// Signs in with a mailed link, or adds its address to an account.
struct SignInWithEmailLink: Endpoint {
    let signIn: EmailLinkSignIn
    let links: ActionLinks

    func respond(
        to input: SignInWithEmailLinkRequest,
        from caller: AppCaller
    ) async throws -> SignInWithEmailLinkResponse {
        let (outcome, isNew) = try await signIn.signIn(
            email: input.email ?? "",
            code: input.oobCode ?? "",
            idToken: input.idToken,
            link: links.link(for: caller),
            for: caller
        )
        let answer = SignInResponse(outcome)
        return SignInWithEmailLinkResponse {
            $0.localId = answer.account.id.rawValue
            $0.email = answer.account.email
            $0.isNewUser = answer.pendingCredential == nil ? isNew : nil
            $0.idToken = answer.idToken
            $0.refreshToken = answer.refreshToken
            $0.expiresIn = answer.expiresIn
            $0.mfaPendingCredential = answer.pendingCredential
            $0.mfaInfo = answer.secondFactors
            $0.hasRecoveryCodes = answer.hasRecoveryCodes
        }
    }
}
