import Crypto
import Foundation
import NIOSSL
import SwiftASN1
import X509

/// A certificate authority that only one test believes.
struct TestAuthority {
    private let key = P256.Signing.PrivateKey()
    private let certificate: Certificate

    init() throws {
        let name = try DistinguishedName { CommonName("Test authority") }
        certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(key.publicKey),
            notValidBefore: .now - 60,
            notValidAfter: .now + 3_600,
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
                Critical(KeyUsage(keyCertSign: true))
            },
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
    }

    /// Runs `body` with a file that holds the authority's certificate.
    func withFile<Value>(_ body: (String) async throws -> Value) async throws -> Value {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("authority-\(UUID().uuidString).pem")
        try Data(certificate.serializeAsPEM().pemString.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await body(file.path)
    }

    /// What a server needs that is `host` for some time around now.
    func server(
        _ host: String = "localhost",
        validUntil end: Date = .now + 3_600
    ) throws -> NIOSSLContext {
        let own = P256.Signing.PrivateKey()
        let leaf = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: Certificate.PublicKey(own.publicKey),
            notValidBefore: .now - 7_200,
            notValidAfter: end,
            issuer: certificate.subject,
            subject: DistinguishedName { CommonName(host) },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                SubjectAlternativeNames([.dnsName(host)])
            },
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
        var serializer = DER.Serializer()
        try leaf.serialize(into: &serializer)
        let chain = try NIOSSLCertificate(bytes: serializer.serializedBytes, format: .der)
        let secret = try NIOSSLPrivateKey(bytes: Array(own.pemRepresentation.utf8), format: .pem)
        return try NIOSSLContext(
            configuration: .makeServerConfiguration(
                certificateChain: [.certificate(chain)],
                privateKey: .privateKey(secret)
            )
        )
    }
}
