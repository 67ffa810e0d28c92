import DialtoneBasics
import Crypto
import Foundation
import DialtoneTestSupport
import NIOSSL
import SwiftASN1
import Testing
import X509

@testable import DialtoneOutbound

struct TLSTests {
    /// Returns a self-signed certificate for `name`, and its key.
    private static func identity(
        for name: String
    ) throws -> (certificate: NIOSSLCertificate, key: NIOSSLPrivateKey) {
        let key = P256.Signing.PrivateKey()
        let subject = try DistinguishedName { CommonName(name) }
        let certificate = try Certificate(
            version: .v3,
            serialNumber: .init(),
            publicKey: .init(key.publicKey),
            notValidBefore: Date(timeIntervalSinceNow: -3_600),
            notValidAfter: Date(timeIntervalSinceNow: 3_600),
            issuer: subject,
            subject: subject,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                BasicConstraints.isCertificateAuthority(maxPathLength: nil)
                SubjectAlternativeNames([.dnsName(name)])
            },
            issuerPrivateKey: .init(key)
        )
        var serializer = DER.Serializer()
        try serializer.serialize(certificate)
        return (
            try NIOSSLCertificate(bytes: serializer.serializedBytes, format: .der),
            try NIOSSLPrivateKey(bytes: Array(key.derRepresentation), format: .der)
        )
    }

    /// Returns the outcome of a request to `hooks.example` if the server presents a certificate for
    /// `name`.
    private func ask(certificateFor name: String) async throws -> OutboundResponse {
        let identity = try Self.identity(for: name)
        let tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(identity.certificate)],
            privateKey: .privateKey(identity.key)
        )
        var policy = OutboundPolicy()
        #expect(policy.allow(["127.0.0.1"]) == nil)
        let client = OutboundClient.patient(
            policy,
            resolver: ScriptedResolver(["127.0.0.1"]),
            authorities: [identity.certificate]
        )
        let outcome: Result<OutboundResponse, any Error>
        do {
            let answer = try await LoopbackReceiver.with([.answer("hello")], tls: tls) { receiver in
                let text = "https://hooks.example:\(receiver.port)/"
                let url = try OutboundURL(checking: text, by: policy)
                return try await client.send(OutboundRequest(.get, url))
            }
            outcome = .success(answer)
        } catch {
            outcome = .failure(error)
        }
        await client.shutDown()
        return try outcome.get()
    }

    @Test func `the certificate is checked against the name, not the address`() async throws {
        #expect(try await ask(certificateFor: "hooks.example").status == 200)
    }

    @Test(arguments: ["other.example", "127.0.0.1"])
    func `a certificate for another name is refused`(name: String) async throws {
        await #expect(throws: OutboundFailure.self) {
            try await ask(certificateFor: name)
        }
    }
}
