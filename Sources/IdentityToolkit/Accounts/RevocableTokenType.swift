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
