import DialtoneBasics
import DialtoneModel
import Crypto
import Foundation
import SwiftASN1
@_spi(FixedExpiryValidationTime) package import X509

/// Verifies, as Apple documents it, that an app on an Apple device generated a key.
///
/// No request is sent: Apple's root certificate is built in. The current time is a parameter,
/// because the certificate of a key is valid for only three days.
package struct AttestationVerifier: Sendable {
    /// The OID of the certificate extension that contains the nonce.
    private static let nonceExtension: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 8, 2]

    private let roots: CertificateStore

    package init(root: Certificate) {
        roots = CertificateStore([root])
    }

    /// A verifier that trusts Apple's root certificate, for use outside tests.
    package static func apple() throws -> Self {
        Self(root: try AppleRootCertificate.certificate())
    }

    /// Returns the key that `attestation` proves.
    ///
    /// `clientDataHash` is the value that the app passed to `attestKey`. `keyID` is the result of
    /// `generateKey` (the SHA-256 of the public key). `appIdentifier` is the team ID, a dot, and
    /// the bundle ID.
    func key(
        attestedBy attestation: [UInt8],
        clientDataHash: [UInt8],
        keyID: [UInt8],
        appIdentifier: String,
        at now: Timestamp
    ) async throws(AppAttestProblem) -> AttestedKey {
        let object = try AttestationObject(attestation)
        let certificate = try await trustedLeaf(of: object.certificates, at: now)
        let nonce = Array(SHA256.hash(data: object.authenticatorBytes + clientDataHash))
        guard Self.nonce(in: certificate) == nonce else { throw .wrongNonce }
        guard let publicKey = P256.Signing.PublicKey(certificate.publicKey)?.x963Representation,
            Array(SHA256.hash(data: publicKey)) == keyID
        else { throw .wrongKey }
        let data = object.authenticatorData
        guard data.relyingPartyDigest == Array(SHA256.hash(data: Array(appIdentifier.utf8))) else {
            throw .wrongApp
        }
        guard data.counter == 0 else { throw .usedCounter }
        guard let credential = data.attestedCredential, credential.id == keyID else {
            throw .wrongKey
        }
        guard let environment = AppAttestKey.Environment(authenticator: credential.authenticator)
        else { throw .wrongEnvironment }
        return AttestedKey(publicKey: Array(publicKey), environment: environment)
    }

    private func trustedLeaf(
        of chain: [[UInt8]],
        at now: Timestamp
    ) async throws(AppAttestProblem) -> Certificate {
        let certificates = chain.compactMap { try? Certificate(derEncoded: $0) }
        guard certificates.count == chain.count, let leaf = certificates.first else {
            throw .malformed
        }
        var verifier = Verifier(rootCertificates: roots) {
            RFC5280Policy(fixedExpiryValidationTime: now.date)
        }
        let result = await verifier.validate(
            leaf: leaf,
            intermediates: CertificateStore(certificates.dropFirst())
        )
        guard case .validCertificate = result else { throw .untrustedCertificate }
        return leaf
    }

    /// The nonce from the extension, which is a sequence of one tagged octet string.
    private static func nonce(in certificate: Certificate) -> [UInt8]? {
        guard let content = certificate.extensions[oid: nonceExtension]?.value,
            let root = try? DER.parse(content)
        else { return nil }
        let inner = try? DER.sequence(root, identifier: .sequence) { nodes in
            try DER.explicitlyTagged(&nodes, tagNumber: 1, tagClass: .contextSpecific) { node in
                try ASN1OctetString(derEncoded: node)
            }
        }
        return inner.map { Array($0.bytes) }
    }
}

/// A key with a valid attestation from Apple.
struct AttestedKey: Hashable, Sendable {
    /// The public key in uncompressed X9.63 format.
    let publicKey: [UInt8]
    let environment: AppAttestKey.Environment
}
