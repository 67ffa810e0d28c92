import DialtoneCore
import IdentityToolkit

extension SendOOBCodeRequest: WireInput {}

/// Mails an action code to whoever asks for it.
struct SendOOBCode: Endpoint {
    let issuer: ActionCodeIssuer
    let links: ActionLinks

    func respond(
        to input: SendOOBCodeRequest,
        from caller: AppCaller
    ) async throws -> SendOOBCodeResponse {
        if input.returnOOBLink == true { throw RequestRefusal.insufficientPermission(nil) }
        let email = try await issuer.mail(
            try Self.request(input),
            link: links.link(
                apiKey: caller.apiKey,
                authority: caller.authority,
                continueURL: input.continueURL,
                by: caller.signIn.settings
            ),
            for: caller.signIn
        )
        return SendOOBCodeResponse(email: email)
    }

    /// Apps act for the holder of a token, administrators for whose address they name.
    private static func request(_ input: SendOOBCodeRequest) throws -> ActionRequest {
        let kind = try RequestedAction(input)
        guard kind != .verifyEmail, kind != .changeEmail else {
            guard let idToken = input.idToken, !idToken.isEmpty else {
                throw Refusal.missingIDToken
            }
            return kind.request(input, about: .idToken(idToken))
        }
        return kind.request(input, about: .email(input.email ?? ""))
    }
}
