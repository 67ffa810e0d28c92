import DialtoneModel

/// The discovery document with which generic verifiers find the keys of an issuer.
package struct OpenIDConfiguration: Encodable, Hashable, Sendable {
    package let issuer: String
    package let keySetURL: String
    package let responseTypes = ["id_token"]
    package let subjectTypes = ["public"]
    package let signingAlgorithms: [String]
    package let claims = [
        "aud", "auth_time", "email", "email_verified", "exp", "firebase", "iat", "iss", "name",
        "phone_number", "picture", "sub", "user_id",
    ]

    package init(
        issuer: String,
        keySetURL: String,
        keys: [PublishedKey]
    ) {
        self.issuer = issuer
        self.keySetURL = keySetURL
        signingAlgorithms = Set(keys.map(\.algorithm.rawValue)).sorted()
    }

    private enum CodingKeys: String, CodingKey {
        case issuer
        case keySetURL = "jwks_uri"
        case responseTypes = "response_types_supported"
        case subjectTypes = "subject_types_supported"
        case signingAlgorithms = "id_token_signing_alg_values_supported"
        case claims = "claims_supported"
    }
}
