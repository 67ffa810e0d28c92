import JWTKit

/// A public key by which a provider's ID tokens are verified.
struct ProviderKey: Decodable, Sendable {
    let id: String?
    private let key: JWTKit.JWK

    /// Throws for keys that are meant for encryption, and for kinds of keys that are unknown here.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let use = try container.decodeIfPresent(String.self, forKey: .use)
        guard use == nil || use == "sig" else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not for signatures")
            )
        }
        key = try JWTKit.JWK(from: decoder)
        id = key.keyIdentifier?.string
    }

    /// Whether this key signed `token` by an algorithm that both allow.
    func hasSigned(_ token: SignedToken) async -> Bool {
        guard TokenAlgorithm(rawValue: token.algorithm) != nil,
            key.algorithm == nil || key.algorithm?.rawValue == token.algorithm
        else { return false }
        var key = key
        key.privateExponent = nil
        key.keyIdentifier = "key"
        // The collection settles on the first algorithm it sees, so each token has its own.
        guard
            let verifier = try? await JWTKeyCollection().add(jwk: key)
                .getKey(for: "key", alg: token.algorithm),
            verifier.name == token.algorithm
        else { return false }
        return (try? verifier.verify(token.signature, signs: token.signedBytes)) ?? false
    }

    private enum CodingKeys: String, CodingKey { case use }
}
