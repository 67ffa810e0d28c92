import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The token endpoint of service accounts (RFC 7523), with OAuth 2 errors.
struct AccessTokenRoute: Sendable {
    static let path = "/oauth2/token"

    let grant: AssertionGrant
    let limiter: CallLimiter
    let proxies: Reloadable<TrustedProxies>

    /// Whether limits apply; they do not in development.
    let isLimited: Bool

    let address: PublicAddress
    let decoder: WireDecoder

    func add(to router: Router<ServerContext>) {
        router.post(RouterPath(Self.path)) { request, context in
            try await respond(to: request, in: context)
        }
    }

    private func respond(
        to request: Request,
        in context: ServerContext
    ) async throws -> Response {
        let input = try await decoder.decode(AccessTokenInput.self, from: request)
        guard let grantType = input.grantType, let assertion = input.assertion else {
            return try Self.refuse("invalid_request", "grant_type and assertion are required.")
        }
        guard grantType == AssertionGrant.grantType else {
            return try Self.refuse(
                "unsupported_grant_type",
                "grant_type must be the JWT bearer grant."
            )
        }
        let tokenURL = (try? address.origin(for: request)).map { $0 + Self.path }
        do {
            let token = try await grant.accessToken(for: assertion, at: tokenURL)
            return try WireEncoder.response(
                AccessTokenResponse(
                    accessToken: token.secret.text,
                    expiresIn: token.lifetime.wholeSeconds
                )
            )
        } catch let error as InvalidGrant {
            do {
                try await limiter.countFailure(.tokens, by: limits(on: request, in: context))
            } catch let refusal as Refusal {
                SecurityTrail.current?.refuse(refusal, code: "temporarily_unavailable")
                return try Self.refuse(refusal)
            }
            SecurityTrail.current?.refuse(error, code: "invalid_grant")
            return try Self.refuse("invalid_grant", error.problem)
        }
    }

    /// Returns the server's own limits, because an invalid assertion belongs to no project.
    private func limits(on request: Request, in context: ServerContext) -> CallGuard {
        var settings = CallLimitSettings()
        settings.isEnabled = isLimited
        return CallGuard(
            settings: settings,
            project: ProjectID(rawValue: ""),
            address: proxies.current.remoteAddress(behind: context.peer, by: request.headers)
        )
    }

    private static func refuse(_ refusal: Refusal) throws -> Response {
        var response = try WireEncoder.response(
            AccessTokenRefusal(
                error: "temporarily_unavailable",
                description: "Too many assertions from this address were rejected."
            ),
            status: .tooManyRequests
        )
        if case .callLimit(_, let wait) = refusal {
            response.headers[.retryAfter] = String(wait.wholeSeconds)
        }
        return response
    }

    private static func refuse(_ error: String, _ description: String) throws -> Response {
        try WireEncoder.response(
            AccessTokenRefusal(error: error, description: description),
            status: .badRequest
        )
    }
}

/// The form body of `oauth2/token`.
struct AccessTokenInput: WireInput {
    let grantType: String?
    let assertion: String?

    private enum CodingKeys: String, CodingKey {
        case grantType = "grant_type"
        case assertion
    }
}

private struct AccessTokenResponse: Encodable {
    let accessToken: String
    let expiresIn: Int64
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
