/// The request of `token`, which exchanges a refresh token for a new ID token.
///
/// It is JSON or a form, with keys in camel case or snake case.
public struct ExchangeTokenRequest: WireRequest {
    /// The grant type, always `refresh_token`.
    public var grantType: String?

    /// The refresh token to exchange.
    public var refreshToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `token`.
///
/// Its keys are in snake case, unlike those of all other responses.
public struct ExchangeTokenResponse: WireObject {
    /// The ID token, for OAuth libraries.
    public var accessToken = ""

    /// The lifetime of the ID token, in seconds.
    public var expiresIn = ""

    /// The token type, always `Bearer`.
    public var tokenType = ""

    /// The new refresh token, which replaces the one in the request.
    public var refreshToken = ""

    /// The ID token.
    public var idToken = ""

    /// The account ID.
    public var userId = ""

    /// The project number.
    public var projectId = ""

    /// Creates a value whose fields have their defaults.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case expiresIn = "expires_in"
        case tokenType = "token_type"
        case refreshToken = "refresh_token"
        case idToken = "id_token"
        case userId = "user_id"
        case projectId = "project_id"
    }
}
