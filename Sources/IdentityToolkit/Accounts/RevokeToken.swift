/// Body of `accounts:revokeToken`: revokes a token of an identity provider.
public struct RevokeTokenRequest: WireRequest {
    /// The provider that issued the token.
    public var providerId: String?

    /// The kind of token.
    public var tokenType: RevocableTokenType?

    /// The token.
    public var token: String?

    /// The caller's own account.
    public var idToken: String?

    /// Where an authorization code was sent to.
    public var redirectUri: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:revokeToken`; empty.
public struct RevokeTokenResponse: WireObject {
    /// Creates a value whose fields have their defaults.
    public init() {}
}
