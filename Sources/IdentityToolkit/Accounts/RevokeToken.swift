/// Body of `accounts:revokeToken`: revokes a token of an identity provider.
public struct RevokeTokenRequest: WireRequest {
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

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case tokenType, token, idToken
        case providerID = "providerId"
        case redirectURI = "redirectUri"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:revokeToken`; empty.
public struct RevokeTokenResponse: Codable, Hashable, Sendable {
    /// Creates the answer.
    public init() {}
}
