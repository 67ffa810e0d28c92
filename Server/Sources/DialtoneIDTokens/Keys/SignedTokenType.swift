/// The type of a signed token, which its header names, so that no type is accepted as another.
package enum SignedTokenType: Hashable, Sendable {
    case idToken

    /// An access token of a client of OpenID Connect (RFC 9068).
    case accessToken
}
