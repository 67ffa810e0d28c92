/// The discovery document of an OpenID Connect issuer (OpenID Connect Discovery 1.0).
package struct IssuerMetadata: Decodable, Hashable, Sendable {
    package let issuer: String
    package let keySetURL: String
    package let authorizationURL: String?
    package let tokenURL: String?

    /// The client authentication methods of ``tokenURL``; if absent, HTTP Basic.
    package let clientAuthentications: [String]?

    private enum CodingKeys: String, CodingKey {
        case issuer
        case keySetURL = "jwks_uri"
        case authorizationURL = "authorization_endpoint"
        case tokenURL = "token_endpoint"
        case clientAuthentications = "token_endpoint_auth_methods_supported"
    }
}
