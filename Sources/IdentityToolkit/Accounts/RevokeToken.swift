/// The request of `accounts:revokeToken`, which revokes a token of an identity provider.
public struct RevokeTokenRequest: WireRequest {
    /// The provider that issued the token.
    public var providerId: String?

    /// The type of the token.
    public var tokenType: RevocableTokenType?

    /// The token.
    public var token: String?

    /// The ID token of the account.
    public var idToken: String?

    /// The redirect URI of an authorization code.
    public var redirectUri: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The empty response of `accounts:revokeToken`.
public struct RevokeTokenResponse: WireObject {
    /// Creates a value whose fields have their defaults.
    public init() {}
}
