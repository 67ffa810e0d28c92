import DialtoneBasics
import DialtoneModel
import Crypto
import CryptoExtras
import SwiftASN1
import X509

extension SigningKey {
    /// Generates a key.
    ///
    /// For RSA this takes about 0.1 s of CPU time, so do not call it on a shared thread.
    static func generate(
        _ algorithm: SigningAlgorithm,
        lifetime: KeyLifetime,
        random: RandomSource
    ) throws -> SigningKey {
        let (privateKey, certificateKey) = try keyPair(algorithm)
        let certificate = try certificate(of: certificateKey, algorithm, lifetime: lifetime)
        var serializer = DER.Serializer()
        try serializer.serialize(certificate)
        return SigningKey(
            id: hex(random.bytes(20)),
            algorithm: algorithm,
            privateKey: privateKey,
            certificate: serializer.serializedBytes,
            lifetime: lifetime
        )
    }

    private static func keyPair(
        _ algorithm: SigningAlgorithm
    ) throws -> ([UInt8], Certificate.PrivateKey) {
        switch algorithm {
        case .rs256:
            let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
            return (Array(key.pkcs8DERRepresentation), Certificate.PrivateKey(key))
        case .es256:
            let key = P256.Signing.PrivateKey()
            return (Array(key.derRepresentation), Certificate.PrivateKey(key))
        }
    }

    private static func certificate(
        of key: Certificate.PrivateKey,
        _ algorithm: SigningAlgorithm,
        lifetime: KeyLifetime
    ) throws -> Certificate {
        let name = try DistinguishedName { CommonName("Dialtone ID tokens") }
        return try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: key.publicKey,
            notValidBefore: lifetime.createdAt.date,
            notValidAfter: lifetime.publishedUntil.date,
            issuer: name,
            subject: name,
            signatureAlgorithm: algorithm == .rs256
                ? .sha256WithRSAEncryption : .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
            },
            issuerPrivateKey: key
        )
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
