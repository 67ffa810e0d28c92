package import DialtoneBasics
package import DialtoneModel
import Foundation
import SwiftASN1

/// The public part of a signing key, in the formats that verifiers request.
package struct PublishedKey: Sendable {
    package let id: String
    package let algorithm: SigningAlgorithm
    private let publicKey: PublicKeyParameters
    private let certificate: [UInt8]

    init(_ key: RingKey) {
        id = key.id
        algorithm = key.algorithm
        publicKey = key.signer.publicKey
        certificate = key.certificate
    }

    /// The certificate in PEM, for verifiers that accept no other format.
    package var certificatePEM: String {
        PEMDocument(type: "CERTIFICATE", derBytes: certificate).pemString
    }

    package var jwk: JWK {
        switch publicKey {
        case .rsa(let modulus, let exponent):
            JWK(
                kty: "RSA",
                alg: algorithm.rawValue,
                use: "sig",
                kid: id,
                n: Base64URL.encode(modulus.drop { $0 == 0 }),
                e: Base64URL.encode(exponent.drop { $0 == 0 })
            )
        case .p256(let x, let y):
            JWK(
                kty: "EC",
                alg: algorithm.rawValue,
                use: "sig",
                kid: id,
                crv: "P-256",
                x: Base64URL.encode(x),
                y: Base64URL.encode(y)
            )
        }
    }
}

extension KeyRing {
    /// The keys that are published to verifiers, newest first.
    package func publishedKeys(at now: Timestamp) -> [PublishedKey] {
        keysToPublish(at: now).map(PublishedKey.init)
    }
}
