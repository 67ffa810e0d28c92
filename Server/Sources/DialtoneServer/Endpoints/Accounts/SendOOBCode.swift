import DialtoneFlows
import DialtoneModel
import IdentityToolkit

extension SendOOBCodeRequest: WireInput {}

/// Sends an action code by mail.
struct SendOOBCode: Endpoint {
    let issuer: ActionCodeIssuer
    let links: ActionLinks
    let proofs: AppProofRequirement

    func respond(
        to input: SendOOBCodeRequest,
        from caller: AppCaller
    ) async throws -> SendOOBCodeResponse {
        if input.returnOobLink == true { throw RequestRefusal.insufficientPermission(nil) }
        let request = try Self.request(input)
        let subject = input.newEmail ?? input.email ?? ""
        try await proofs.check(
            AppProof(input, from: caller).about(subject, signedAs: subject, for: .mail),
            from: caller
        )
        let email = try await issuer.mail(
            request,
            link: links.link(
                apiKey: caller.apiKey,
                authority: caller.claims.authority,
                continueURL: input.continueUrl,
                domain: input.linkDomain,
                by: caller.settings
            ),
            for: caller
        )
        return SendOOBCodeResponse { $0.email = email }
    }

    /// Apps act for the holder of a token, administrators for the address that they specify.
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
