import DialtoneCore

/// Where verifiers find what they need to check a project's ID tokens (OpenID Connect Discovery).
struct DiscoveryDocument: Encodable {
    let issuer: String
    let jwksURI: String
    let responseTypes = ["id_token"]
    let subjectTypes = ["public"]
    let algorithms = ["RS256"]

    init(of project: ProjectID, at address: PublicAddress) {
        issuer = "https://securetoken.google.com/\(project)"
        jwksURI = address.url(of: "/.well-known/jwks.json")
    }

    private enum CodingKeys: String, CodingKey {
        case issuer
        case jwksURI = "jwks_uri"
        case responseTypes = "response_types_supported"
        case subjectTypes = "subject_types_supported"
        case algorithms = "id_token_signing_alg_values_supported"
    }
}
