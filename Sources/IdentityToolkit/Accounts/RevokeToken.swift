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

/// The type of a token for `accounts:revokeToken`.
public enum RevocableTokenType: String, WireEnum, Sendable {
    /// Not specified.
    case unspecified = "TOKEN_TYPE_UNSPECIFIED"
    /// A refresh token.
    case refreshToken = "REFRESH_TOKEN"
    /// An access token.
    case accessToken = "ACCESS_TOKEN"
    /// An authorization code; the stock iOS SDK sends its number as a string.
    case code = "CODE"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .refreshToken: 1
        case .accessToken: 2
        case .code: 3
        }
    }
}
