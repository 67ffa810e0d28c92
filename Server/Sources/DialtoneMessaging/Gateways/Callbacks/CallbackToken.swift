import Crypto
import DialtoneCore

/// A JSON Web Token with which a gateway signs a callback, by a key that both know.
struct CallbackToken {
    let claims: JSONValue

    /// Throws unless `text` was signed with `key` by one of `algorithms`.
    init(
        _ text: String,
        key: GatewaySecret,
        algorithms: [String: KeyedHash]
    ) throws(CallbackProblem) {
        guard let token = SignedToken(text), let hash = algorithms[token.algorithm],
            hash.isCode(token.signature, of: token.signedBytes, key: key.bytes)
        else { throw .badSignature }
        guard let claims = JSONValue(parsing: token.payload) else {
            throw .malformed("the token holds no claims")
        }
        self.claims = claims
    }

    /// Throws unless the claim is the SHA-256 of `bytes`, in hexadecimal digits.
    func check(_ claim: String, isDigestOf bytes: some Sequence<UInt8>) throws(CallbackProblem) {
        let digest = Hex.encode(SHA256.hash(data: Array(bytes)))
        guard claims[claim]?.string?.lowercased() == digest else { throw .badSignature }
    }

    /// The moment that a claim such as `exp` names.
    func moment(_ claim: String) -> Timestamp? {
        claims[claim]?.number
            .flatMap { Int64(exactly: $0.rounded(.down)) }
            .flatMap { (0...253_402_300_799).contains($0) ? Timestamp(seconds: $0) : nil }
    }
}
