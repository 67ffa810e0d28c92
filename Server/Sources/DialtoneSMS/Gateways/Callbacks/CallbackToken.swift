import DialtoneBasics
import DialtoneModel
import Crypto

/// A JSON Web Token that a gateway signs a callback with, using a shared key.
struct CallbackToken {
    let claims: JSONValue

    /// Throws unless `text` is signed with `key` by one of `algorithms`.
    init(
        _ text: String,
        key: GatewaySecret,
        algorithms: [String: KeyedHash]
    ) throws(CallbackProblem) {
        guard let token = SignedToken(text), let hash = algorithms[token.algorithm],
            hash.isCode(token.signature, of: token.signedBytes, key: key.bytes)
        else { throw .badSignature }
        guard let claims = JSONValue(parsing: token.payload) else {
            throw .malformed("the token has no claims")
        }
        self.claims = claims
    }

    /// Throws unless the claim is the SHA-256 digest of `bytes` in hexadecimal.
    func check(_ claim: String, isDigestOf bytes: some Sequence<UInt8>) throws(CallbackProblem) {
        let digest = Hex.encode(SHA256.hash(data: Array(bytes)))
        guard claims[claim]?.string?.lowercased() == digest else { throw .badSignature }
    }

    /// Returns the time in a numeric claim such as `exp`, which counts seconds since 1970.
    func moment(_ claim: String) -> Timestamp? {
        claims[claim]?.number
            .flatMap { Int64(exactly: $0.rounded(.down)) }
            .flatMap { (0...253_402_300_799).contains($0) ? Timestamp(seconds: $0) : nil }
    }
}
