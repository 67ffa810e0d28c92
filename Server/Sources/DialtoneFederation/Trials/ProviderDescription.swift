import Foundation

/// What a discovery document says, as far as it says it (OpenID Connect Discovery 1.0).
///
/// Unlike ``IssuerMetadata``, it can be incomplete, so that a trial can say what is missing.
struct ProviderDescription: Decodable, Sendable {
    let issuer: String?
    let keySetURL: String?
    let authorizationURL: String?
    let tokenURL: String?
    let clientAuthentications: [String]?
    let responseTypes: [String]?
    let algorithms: [String]?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        issuer = try? container.decode(String.self, forKey: .issuer)
        keySetURL = try? container.decode(String.self, forKey: .keySetURL)
        authorizationURL = try? container.decode(String.self, forKey: .authorizationURL)
        tokenURL = try? container.decode(String.self, forKey: .tokenURL)
        clientAuthentications = try? container.decode(
            [String].self,
            forKey: .clientAuthentications
        )
        responseTypes = try? container.decode([String].self, forKey: .responseTypes)
        algorithms = try? container.decode([String].self, forKey: .algorithms)
    }

    private enum CodingKeys: String, CodingKey {
        case issuer
        case keySetURL = "jwks_uri"
        case authorizationURL = "authorization_endpoint"
        case tokenURL = "token_endpoint"
        case clientAuthentications = "token_endpoint_auth_methods_supported"
        case responseTypes = "response_types_supported"
        case algorithms = "id_token_signing_alg_values_supported"
    }
}
