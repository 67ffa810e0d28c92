import DialtoneCore
import HTTPTypes
import Hummingbird

/// Where service accounts get their access tokens (RFC 7523); its errors are those of OAuth 2.
struct AccessTokenRoute: Sendable {
    static let path = "/oauth2/token"

    let grant: AssertionGrant

    /// See ``ListenerSettings/publicURL``.
    let publicURL: String?

    func add(to router: Router<ServerContext>) {
        router.post(RouterPath(Self.path)) { request, _ in
            try await respond(to: request)
        }
    }

    private func respond(to request: Request) async throws -> Response {
        let input = try await WireDecoder.decode(AccessTokenInput.self, from: request)
        guard let grantType = input.grantType, let assertion = input.assertion else {
            return try Self.refuse("invalid_request", "grant_type and assertion are required.")
        }
        guard grantType == AssertionGrant.grantType else {
            return try Self.refuse("unsupported_grant_type", "Only assertions get access tokens.")
        }
        let address = PublicAddress(of: request, configured: publicURL).url(of: Self.path)
        do {
            let token = try await grant.accessToken(for: assertion, at: address)
            return try WireEncoder.response(AccessTokenAnswer(accessToken: token.text))
        } catch let error as InvalidGrant {
            return try Self.refuse("invalid_grant", error.problem)
        }
    }

    private static func refuse(_ error: String, _ description: String) throws -> Response {
        try WireEncoder.response(
            AccessTokenRefusal(error: error, description: description),
            status: .badRequest
        )
    }
}

/// Body of `oauth2/token`, a form.
struct AccessTokenInput: WireInput {
    let grantType: String?
    let assertion: String?

    private enum CodingKeys: String, CodingKey {
        case grantType = "grant_type"
        case assertion
    }
}

private struct AccessTokenAnswer: Encodable {
    let accessToken: String
    let expiresIn = AccessToken.lifetime.wholeSeconds
    let tokenType = "Bearer"

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case expiresIn = "expires_in"
        case tokenType = "token_type"
    }
}

private struct AccessTokenRefusal: Encodable {
    let error: String
    let description: String

    private enum CodingKeys: String, CodingKey {
        case error
        case description = "error_description"
    }
}
