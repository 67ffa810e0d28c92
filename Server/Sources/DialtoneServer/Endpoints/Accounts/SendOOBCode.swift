import DialtoneCore
import IdentityToolkit

extension SendOOBCodeRequest: WireInput {}

/// Mails an action code to whoever asks for it.
struct SendOOBCode: Endpoint {
    let issuer: ActionCodeIssuer
    let links: ActionLinks
    let proofs: AppProofDemand

    func respond(
        to input: SendOOBCodeRequest,
        from caller: AppCaller
    ) async throws -> SendOOBCodeResponse {
        if input.returnOOBLink == true { throw RequestRefusal.insufficientPermission(nil) }
        let request = try Self.request(input)
        try await proofs.check(
            caller.verification(
                for: .mail,
                about: input.newEmail ?? input.email ?? "",
                by: AppProof(input, from: caller)
            )
        )
        let email = try await issuer.mail(
            request,
            link: links.link(
                apiKey: caller.apiKey,
                authority: caller.authority,
                continueURL: input.continueURL,
                domain: input.linkDomain,
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
