package import DialtoneBasics
package import Crypto
import Foundation
import SwiftASN1
package import X509

/// An authority that attests devices' keys like Apple.
package struct AppAttestAuthority: Sendable {
    package let root: Certificate
    package let intermediate: Certificate
    private let intermediateKey = P384.Signing.PrivateKey()

    /// Creates an authority whose certificate is valid at `now`.
    package init(at now: Timestamp) throws {
        let rootKey = P384.Signing.PrivateKey()
        let name = try DistinguishedName { CommonName("Test App Attestation Root CA") }
        root = try Certificate(
            version: .v3,
            serialNumber: .init(),
            publicKey: .init(rootKey.publicKey),
            notValidBefore: (now - .days(1_000)).date,
            notValidAfter: (now + .days(1_000)).date,
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA384,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
            },
            issuerPrivateKey: .init(rootKey)
        )
        intermediate = try Certificate(
            version: .v3,
            serialNumber: .init(),
            publicKey: .init(intermediateKey.publicKey),
            notValidBefore: (now - .days(1_000)).date,
            notValidAfter: (now + .days(1_000)).date,
            issuer: name,
            subject: DistinguishedName { CommonName("Test App Attestation CA 1") },
            signatureAlgorithm: .ecdsaWithSHA384,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
            },
            issuerPrivateKey: .init(rootKey)
        )
    }

    /// Returns a certificate that contains `nonce`, valid for three days from `start`.
    package func certificate(
        for key: P256.Signing.PublicKey,
        nonce: [UInt8],
        from start: Timestamp
    ) throws -> Certificate {
        var content = DER.Serializer()
        try content.appendConstructedNode(identifier: .sequence) { content in
            try content.serialize(
                ASN1OctetString(contentBytes: nonce[...]),
                explicitlyTaggedWithTagNumber: 1,
                tagClass: .contextSpecific
            )
        }
        let nonceExtension = Certificate.Extension(
            oid: [1, 2, 840, 113_635, 100, 8, 2],
            critical: false,
            value: content.serializedBytes[...]
        )
        return try Certificate(
            version: .v3,
            serialNumber: .init(),
            publicKey: .init(key),
            notValidBefore: start.date,
            notValidAfter: (start + .days(3)).date,
            issuer: intermediate.subject,
            subject: DistinguishedName { CommonName("key") },
            signatureAlgorithm: .ecdsaWithSHA384,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                nonceExtension
            },
            issuerPrivateKey: .init(intermediateKey)
        )
    }
}
