#if Tokens

import Crypto
import CryptoExtras
import Foundation

/// A public key of the server, for one algorithm only.
struct VerificationKey: Sendable {
    private enum Material: Sendable {
        case rsa(_RSA.Signing.PublicKey)
        case p256(P256.Signing.PublicKey)
    }

    /// The permitted sizes of RSA keys: weaker keys can be broken, and larger ones cost too much
    /// time.
    private static let rsaBits = 2_048...8_192

    private let material: Material

    /// Creates an RSA key; `nil` if its size is not permitted or it is not a key.
    init?(modulus: Data, exponent: Data) {
        guard modulus.count <= Self.rsaBits.upperBound / 8, exponent.count <= 4,
            let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent),
            Self.rsaBits.contains(key.keySizeInBits)
        else { return nil }
        material = .rsa(key)
    }

    /// Creates a P-256 key; `nil` if the point is not on the curve.
    init?(x: Data, y: Data) {
        guard x.count == 32, y.count == 32,
            let key = try? P256.Signing.PublicKey(rawRepresentation: x + y)
        else { return nil }
        material = .p256(key)
    }

    var algorithm: SignatureAlgorithm {
        switch material {
        case .rsa: .rs256
        case .p256: .es256
        }
    }

    func isValidSignature(_ signature: Data, for text: Data) -> Bool {
        switch material {
        case .rsa(let key):
            let signature = _RSA.Signing.RSASignature(rawRepresentation: signature)
            // RS256 is defined with this padding, which is safe for signatures.
            return key.isValidSignature(
                signature,
                for: SHA256.hash(data: text),
                padding: .insecurePKCS1v1_5
            )
        case .p256(let key):
            guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
            else { return false }
            return key.isValidSignature(signature, for: SHA256.hash(data: text))
        }
    }
}

#endif
