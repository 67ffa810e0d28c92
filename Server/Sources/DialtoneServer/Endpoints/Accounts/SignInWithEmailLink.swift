import DialtoneCore
import IdentityToolkit

extension SignInWithEmailLinkRequest: WireInput {}

/// Signs in by the link of a mail, or adds its address to an account.
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
            link: links.link(apiKey: caller.apiKey, authority: caller.authority),
            for: caller.signIn
        )
        let answer = SignInAnswer(outcome)
        return SignInWithEmailLinkResponse(
            localID: answer.account.id.rawValue,
            email: answer.account.email,
            isNewUser: answer.pendingCredential == nil ? isNew : nil,
            idToken: answer.idToken,
            refreshToken: answer.refreshToken,
            expiresIn: answer.expiresIn,
            mfaPendingCredential: answer.pendingCredential,
            mfaInfo: answer.secondFactors
        )
    }
}
