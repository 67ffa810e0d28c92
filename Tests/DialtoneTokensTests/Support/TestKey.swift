#if Tokens

import Crypto
import CryptoExtras
import Foundation

/// A key pair that signs tokens as the server does.
struct TestKey: Sendable {
    let id: String
    var jwk: [String: String]
    let sign: @Sendable (Data) throws -> Data

    static func es256(_ id: String) -> TestKey {
        let key = P256.Signing.PrivateKey()
        let point = key.publicKey.rawRepresentation
        let jwk = [
            "kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": id,
            "x": base64URL(point.prefix(32)), "y": base64URL(point.suffix(32)),
        ]
        return TestKey(id: id, jwk: jwk) { try key.signature(for: $0).rawRepresentation }
    }

    static func rs256(_ id: String) throws -> TestKey {
        let key = try rsaKey.get()
        let numbers = try key.publicKey.getKeyPrimitives()
        let jwk = [
            "kty": "RSA", "alg": "RS256", "use": "sig", "kid": id,
            "n": base64URL(numbers.modulus), "e": base64URL(numbers.publicExponent),
        ]
        return TestKey(id: id, jwk: jwk) { text in
            try key.signature(for: SHA256.hash(data: text), padding: .insecurePKCS1v1_5)
                .rawRepresentation
        }
    }

    // One for all tests: in a debug build, making a key takes so long that tests which run at the
    // same time would miss their deadlines.
    private static let rsaKey = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

    /// The header of the tokens that the server signs with this key.
    var header: String { #"{"alg":"\#(jwk["alg"] ?? "")","kid":"\#(id)","typ":"JWT"}"# }

    /// Signs any header and payload.
    func token(_ payload: String, header: String? = nil) throws -> String {
        let text =
            base64URL(Data((header ?? self.header).utf8)) + "." + base64URL(Data(payload.utf8))
        return text + "." + base64URL(try sign(Data(text.utf8)))
    }

    /// Signs the claims of a usual ID token, with changes; `NSNull` removes a claim.
    func token(_ changes: [String: Any] = [:], header: String? = nil) throws -> String {
        try token(TestClaims.json(changes), header: header)
    }
}

func base64URL(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
        .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
}

#endif
