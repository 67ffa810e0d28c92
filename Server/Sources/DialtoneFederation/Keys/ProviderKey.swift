import DialtoneBasics
import JWTKit

/// A public key that verifies a provider's ID tokens.
struct ProviderKey: Decodable, Sendable {
    let id: String?
    private let key: JWTKit.JWK

    /// Throws if the key is for encryption, or if its type is not supported.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let use = try container.decodeIfPresent(String.self, forKey: .use)
        guard use == nil || use == "sig" else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not a signing key")
            )
        }
        key = try JWTKit.JWK(from: decoder)
        id = key.keyIdentifier?.string
    }

    /// Whether this key signed `token`, with an algorithm that is allowed for both.
    func hasSigned(_ token: SignedToken) async -> Bool {
        guard TokenAlgorithm(rawValue: token.algorithm) != nil,
            key.algorithm == nil || key.algorithm?.rawValue == token.algorithm
        else { return false }
        var key = key
        key.privateExponent = nil
        key.keyIdentifier = "key"
        // A collection keeps the first algorithm that it is used with, so each token gets its own.
        guard
            let verifier = try? await JWTKeyCollection().add(jwk: key)
                .getKey(for: "key", alg: token.algorithm),
            verifier.name == token.algorithm
        else { return false }
        return (try? verifier.verify(token.signature, signs: token.signedBytes)) ?? false
    }

    private enum CodingKeys: String, CodingKey { case use }
}
