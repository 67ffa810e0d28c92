/// Body of `accounts:revokeToken`: revokes a token of an identity provider.
public struct RevokeTokenRequest: Codable, Hashable, Sendable {
    /// The provider that issued the token.
    public var providerID: String?

    /// The kind of token.
    public var tokenType: RevocableTokenType?

    /// The token.
    public var token: String?

    /// The caller's own account.
    public var idToken: String?

    /// Where an authorization code was sent to.
    public var redirectURI: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request; a `nil` field stays out of the JSON.
    public init(
        providerID: String? = nil,
        tokenType: RevocableTokenType? = nil,
        token: String? = nil,
        idToken: String? = nil,
        redirectURI: String? = nil,
        tenantID: String? = nil
    ) {
        self.providerID = providerID
        self.tokenType = tokenType
        self.token = token
        self.idToken = idToken
        self.redirectURI = redirectURI
        self.tenantID = tenantID
    }

    private enum CodingKeys: String, CodingKey {
        case providerID = "providerId"
        case tokenType
        case token
        case idToken
        case redirectURI = "redirectUri"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:revokeToken`; empty.
public struct RevokeTokenResponse: Codable, Hashable, Sendable {
    /// Creates the answer.
    public init() {}
}
