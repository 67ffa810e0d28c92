import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The endpoint with which a client ends its session (RFC 7009).
struct RevocationRoute: Sendable {
    let tokens: ClientTokens
    let verifier: ClientTokenVerifier
    let clients: OAuthClientGuard

    func add(to router: Router<ServerContext>) {
        router.post(OpenIDIssuer.Endpoint.revoke.route) { request, context in
            try await clients.answer(request, in: context) { project, issuer in
                let form = try await clients.form(RevocationForm.self, of: request)
                let client = try await clients.client(request, form, of: project)
                guard let token = form.token?.nonEmpty else {
                    throw OAuthRefusal(.invalidRequest, "token is missing.")
                }
                try await tokens.revoke(
                    token,
                    verifying: verifier,
                    by: ClientTokens.Caller(client: client, project: project, issuer: issuer.text)
                )
                return Response(status: .ok, headers: [.cacheControl: "no-store"])
            }
        }
    }
}

/// The form of a request to revoke a token.
struct RevocationForm: ClientForm {
    let clientID: String?
    let clientSecret: String?
    let token: String?

    private enum CodingKeys: String, CodingKey {
        case clientID = "client_id"
        case clientSecret = "client_secret"
        case token
    }
}
