/// The kind of token that `accounts:revokeToken` revokes.
public enum RevocableTokenType: String, WireEnum, Sendable {
    /// The caller did not say.
    case unspecified = "TOKEN_TYPE_UNSPECIFIED"
    /// A refresh token.
    case refreshToken = "REFRESH_TOKEN"
    /// An access token.
    case accessToken = "ACCESS_TOKEN"
    /// An authorization code; the stock iOS SDK sends its number in a string.
    case code = "CODE"

    /// The number that stands for this name.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .refreshToken: 1
        case .accessToken: 2
        case .code: 3
        }
    }
}
