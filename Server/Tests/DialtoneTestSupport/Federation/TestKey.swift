import DialtoneBasics
import Crypto
import CryptoExtras
import Foundation

/// A key pair that signs JSON Web Tokens.
package struct TestKey: Sendable {
    package let id: String
    package let algorithm: String

    /// The public key, as the members of a JSON Web Key.
    package let publicKey: [String: String]
    private let sign: @Sendable (Data) throws -> Data

    /// Generating a key takes longer than most tests, so they share two.
    private static let rsaKeys = (0..<2).map { _ in
        Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }
    }

    package static func rs256(_ id: String, index: Int = 0) throws -> TestKey {
        try rsa(id, "RS256", rsaKeys[index].get(), padding: .insecurePKCS1v1_5)
    }

    package static func ps256(_ id: String, index: Int = 0) throws -> TestKey {
        try rsa(id, "PS256", rsaKeys[index].get(), padding: .PSS)
    }

    package static func es256(_ id: String) -> TestKey {
        let key = P256.Signing.PrivateKey()
        let point = Array(key.publicKey.rawRepresentation)
        return TestKey(
            id: id,
            algorithm: "ES256",
            publicKey: [
                "kty": "EC", "crv": "P-256", "x": Base64URL.encode(point.prefix(32)),
                "y": Base64URL.encode(point.suffix(32)),
            ],
            sign: { try key.signature(for: $0).rawRepresentation }
        )
    }

    package static func edDSA(_ id: String) -> TestKey {
        let key = Curve25519.Signing.PrivateKey()
        return TestKey(
            id: id,
            algorithm: "EdDSA",
            publicKey: [
                "kty": "OKP", "crv": "Ed25519",
                "x": Base64URL.encode(key.publicKey.rawRepresentation),
            ],
            sign: { try key.signature(for: $0) }
        )
    }

    /// Returns an HMAC key, for the attack that uses a public key as a shared secret.
    package static func hs256(_ id: String, secret: [UInt8]) -> TestKey {
        TestKey(id: id, algorithm: "HS256", publicKey: [:]) { message in
            Data(
                HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: secret))
            )
        }
    }

    package static func unsigned(_ id: String) -> TestKey {
        TestKey(id: id, algorithm: "none", publicKey: [:]) { _ in Data() }
    }

    /// Returns a token signed with this key; `header` adds or replaces header members, and `nil`
    /// removes one.
    package func token(
        _ claims: [String: any Sendable],
        header: [String: (any Sendable)?] = [:]
    ) throws -> String {
        var fields: [String: any Sendable] = ["alg": algorithm, "kid": id, "typ": "JWT"]
        for (name, value) in header { fields[name] = value }
        let parts = try [fields, claims].map {
            Base64URL.encode(try JSONSerialization.data(withJSONObject: $0))
        }
        let message = parts.joined(separator: ".")
        return message + "." + Base64URL.encode(try sign(Data(message.utf8)))
    }

    /// The public key as an issuer publishes it.
    package var published: [String: String] {
        publicKey.merging(["kid": id, "alg": algorithm, "use": "sig"]) { $1 }
    }

    /// Returns the key in a service account's key file.
    package static func rs256(_ id: String, pem: String) throws -> TestKey {
        try rsa(
            id,
            "RS256",
            _RSA.Signing.PrivateKey(pemRepresentation: pem),
            padding: .insecurePKCS1v1_5
        )
    }

    private static func rsa(
        _ id: String,
        _ algorithm: String,
        _ key: _RSA.Signing.PrivateKey,
        padding: _RSA.Signing.Padding
    ) throws -> TestKey {
        let numbers = try key.publicKey.getKeyPrimitives()
        return TestKey(
            id: id,
            algorithm: algorithm,
            publicKey: [
                "kty": "RSA", "n": Base64URL.encode(numbers.modulus),
                "e": Base64URL.encode(numbers.publicExponent),
            ],
            sign: { try key.signature(for: $0, padding: padding).rawRepresentation }
        )
    }
}
