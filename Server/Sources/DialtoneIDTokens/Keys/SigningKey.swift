package import DialtoneModel

/// A private key that signs ID tokens, and the certificate with which others verify them.
package struct SigningKey: Hashable, Sendable {
    /// The `kid` of the tokens that the key signs.
    package let id: String
    package let algorithm: SigningAlgorithm

    /// The private key, in PKCS #8 and DER.
    let privateKey: [UInt8]

    /// A self-signed X.509 certificate, in DER.
    package let certificate: [UInt8]
    package let lifetime: KeyLifetime
}

extension SigningKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "SigningKey(\(id), \(algorithm.rawValue))" }

    package var customMirror: Mirror {
        Mirror(self, children: ["id": id, "algorithm": algorithm, "lifetime": lifetime])
    }
}
