import DialtoneBasics
import Crypto

/// A code challenge of PKCE (RFC 7636): SHA-256 of a secret that only the client has.
package struct CodeChallenge: Hashable, Sendable, Codable {
    /// The only supported method; with the other, the challenge is the secret itself.
    package static let method = "S256"

    package let digest: [UInt8]

    package init(digest: [UInt8]) {
        self.digest = digest
    }

    /// Parses the parameter of a request; `nil` unless it is a digest in base64url.
    package init?(_ text: String) {
        guard let digest = Base64URL.decode(text), digest.count == SHA256.byteCount else {
            return nil
        }
        self.digest = digest
    }

    /// Whether `verifier` is the secret.
    package func isMet(by verifier: String) -> Bool {
        guard verifier.wholeMatch(of: /[A-Za-z0-9._~-]{43,128}/) != nil else { return false }
        return ConstantTime.areEqual(Array(SHA256.hash(data: Array(verifier.utf8))), digest)
    }
}
