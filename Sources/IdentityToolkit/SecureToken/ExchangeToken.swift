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
public struct ExchangeTokenResponse: Codable, Hashable, Sendable {
    /// The ID token once more, where OAuth libraries look for it.
    public var accessToken: String

    /// Seconds for which the ID token is valid.
    public var expiresIn: String

    /// `Bearer`.
    public var tokenType: String

    /// The refresh token to use from now on.
    public var refreshToken: String

    /// The ID token.
    public var idToken: String

    /// The account.
    public var userID: String

    /// The project's number.
    public var projectID: String

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        accessToken: String,
        expiresIn: String,
        tokenType: String,
        refreshToken: String,
        idToken: String,
        userID: String,
        projectID: String
    ) {
        self.accessToken = accessToken
        self.expiresIn = expiresIn
        self.tokenType = tokenType
        self.refreshToken = refreshToken
        self.idToken = idToken
        self.userID = userID
        self.projectID = projectID
    }

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case expiresIn = "expires_in"
        case tokenType = "token_type"
        case refreshToken = "refresh_token"
        case idToken = "id_token"
        case userID = "user_id"
        case projectID = "project_id"
    }
}
