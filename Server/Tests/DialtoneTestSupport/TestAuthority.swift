import Crypto
package import Foundation
package import NIOSSL
import SwiftASN1
package import X509

/// A certificate authority that only one test trusts.
package struct TestAuthority: Sendable {
    private let key = P256.Signing.PrivateKey()
    private let certificate: Certificate

    package init() throws {
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

    /// Runs `body` with a file that contains the authority's certificate.
    package func withFile<Value>(_ body: (String) async throws -> Value) async throws -> Value {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("authority-\(UUID().uuidString).pem")
        try Data(certificate.serializeAsPEM().pemString.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await body(file.path)
    }

    /// Returns the TLS context of a server for `host`, with a currently valid certificate.
    package func server(
        _ host: String = "localhost",
        validUntil end: Date = .now + 3_600
    ) throws -> NIOSSLContext {
        try NIOSSLContext(configuration: serverConfiguration(host, validUntil: end))
    }

    /// Returns the same configuration, to be changed before use.
    package func serverConfiguration(
        _ host: String = "localhost",
        validUntil end: Date = .now + 3_600
    ) throws -> TLSConfiguration {
        let own = P256.Signing.PrivateKey()
        let leaf = try issue(
            for: DistinguishedName { CommonName(host) },
            publicKey: Certificate.PublicKey(own.publicKey),
            validUntil: end,
            extensions: Certificate.Extensions { SubjectAlternativeNames([.dnsName(host)]) }
        )
        let secret = try NIOSSLPrivateKey(bytes: Array(own.pemRepresentation.utf8), format: .pem)
        return .makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(leaf))],
            privateKey: .privateKey(secret)
        )
    }

    /// Returns a certificate for `host` and its key, in PEM.
    package func files(
        for host: String = "localhost",
        validUntil end: Date = .now + 3_600
    ) throws -> (chain: String, key: String) {
        let own = P256.Signing.PrivateKey()
        let leaf = try issue(
            for: DistinguishedName { CommonName(host) },
            publicKey: Certificate.PublicKey(own.publicKey),
            validUntil: end,
            extensions: Certificate.Extensions { SubjectAlternativeNames([.dnsName(host)]) }
        )
        return (try leaf.serializeAsPEM().pemString, own.pemRepresentation)
    }

    /// Returns a certificate that the authority signed.
    package func issue(
        for subject: DistinguishedName,
        publicKey: Certificate.PublicKey,
        validUntil end: Date,
        extensions: Certificate.Extensions
    ) throws -> Certificate {
        try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: publicKey,
            notValidBefore: .now - 7_200,
            notValidAfter: end,
            issuer: certificate.subject,
            subject: subject,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: extensions,
            issuerPrivateKey: Certificate.PrivateKey(key)
        )
    }

    /// The authority's own certificate, for clients that trust it.
    package var root: NIOSSLCertificate {
        get throws { try NIOSSLCertificate(certificate) }
    }
}

extension NIOSSLCertificate {
    fileprivate convenience init(_ certificate: Certificate) throws {
        var serializer = DER.Serializer()
        try certificate.serialize(into: &serializer)
        try self.init(bytes: serializer.serializedBytes, format: .der)
    }
}
