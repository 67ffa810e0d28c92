import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import Hummingbird

/// The token endpoint of the OpenID Connect provider.
struct ClientTokenRoute: Sendable {
    let tokens: ClientTokens
    let clients: OAuthClientGuard

    func add(to router: Router<ServerContext>) {
        router.post(OpenIDIssuer.Endpoint.token.route) { request, context in
            try await clients.answer(request, in: context) { project, issuer in
                let form = try await clients.form(ClientTokenForm.self, of: request)
                let client = try await clients.client(request, form, of: project)
                let caller = ClientTokens.Caller(
                    client: client,
                    project: project,
                    issuer: issuer.text
                )
                return try OAuthResponse.json(
                    ClientTokenResponse(try await response(to: form, from: caller))
                )
            }
        }
    }

    private func response(
        to form: ClientTokenForm,
        from caller: ClientTokens.Caller
    ) async throws -> ClientTokens.Response {
        switch form.grantType {
        case "authorization_code":
            guard let code = form.code?.nonEmpty else {
                throw OAuthRefusal(.invalidRequest, "code is missing.")
            }
            return try await tokens.exchange(
                ClientTokens.CodeExchange(
                    code: code,
                    redirect: form.redirectURI?.nonEmpty,
                    verifier: form.codeVerifier?.nonEmpty
                ),
                by: caller
            )
        case "refresh_token":
            guard let token = form.refreshToken?.nonEmpty else {
                throw OAuthRefusal(.invalidRequest, "refresh_token is missing.")
            }
            return try await tokens.refresh(
                token,
                scopes: form.scope?.nonEmpty.map(OpenIDScopes.init(parsing:)),
                by: caller
            )
        case nil, "":
            throw OAuthRefusal(.invalidRequest, "grant_type is missing.")
        default:
            throw OAuthRefusal(
                .unsupportedGrantType,
                "grant_type must be authorization_code or refresh_token."
            )
        }
    }
}

/// The form of a request to the token endpoint.
struct ClientTokenForm: ClientForm {
    let grantType: String?
    let clientID: String?
    let clientSecret: String?
    let code: String?
    let redirectURI: String?
    let codeVerifier: String?
    let refreshToken: String?
    let scope: String?

    private enum CodingKeys: String, CodingKey {
        case grantType = "grant_type"
        case clientID = "client_id"
        case clientSecret = "client_secret"
        case code
        case redirectURI = "redirect_uri"
        case codeVerifier = "code_verifier"
        case refreshToken = "refresh_token"
        case scope
    }
}

private struct ClientTokenResponse: Encodable {
    let accessToken: String
    let tokenType = "Bearer"
    let expiresIn = ClientAccessToken.lifetime.wholeSeconds
    let idToken: String
    let refreshToken: String?
    let scope: String

    init(_ response: ClientTokens.Response) {
        accessToken = response.accessToken
        idToken = response.idToken
        refreshToken = response.refreshToken?.text
        scope = response.scopes.text
    }

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case tokenType = "token_type"
        case expiresIn = "expires_in"
        case idToken = "id_token"
        case refreshToken = "refresh_token"
        case scope
    }
}
