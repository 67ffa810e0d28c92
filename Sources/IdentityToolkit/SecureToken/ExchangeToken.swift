/// Body of `token`: renews an ID token.
///
/// JSON or form, keys in either style.
public struct ExchangeTokenRequest: WireRequest {
    /// Always `refresh_token`.
    public var grantType: String?

    /// The token to exchange.
    public var refreshToken: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `token`.
///
/// Its keys are snake case, unlike all others.
public struct ExchangeTokenResponse: WireObject {
    /// The ID token once more, where OAuth libraries look for it.
    public var accessToken = ""

    /// Seconds for which the ID token is valid.
    public var expiresIn = ""

    /// `Bearer`.
    public var tokenType = ""

    /// The refresh token to use from now on.
    public var refreshToken = ""

    /// The ID token.
    public var idToken = ""

    /// The account.
    public var userId = ""

    /// The project's number.
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
