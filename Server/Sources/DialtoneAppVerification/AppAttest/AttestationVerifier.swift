import Crypto
import DialtoneCore
import Foundation
import SwiftASN1
@_spi(FixedExpiryValidationTime) package import X509

/// Checks, as Apple documents it, that a key was made by an app on one of Apple's devices.
///
/// Nobody is asked: Apple's root certificate is at hand. Time is handed in, because the
/// certificate of a key is in force for three days only.
package struct AttestationVerifier: Sendable {
    /// Where the certificate of a key holds the nonce.
    private static let nonceExtension: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 8, 2]

    private let roots: CertificateStore

    package init(root: Certificate) {
        roots = CertificateStore([root])
    }

    /// Trusts Apple's own root, as every server does.
    package static func apple() throws -> Self {
        Self(root: try AppleRootCertificate.certificate())
    }

    /// The key that `attestation` vouches for.
    ///
    /// `clientDataHash` is what the app handed to `attestKey`, `keyID` what `generateKey` gave it
    /// (SHA-256 of the public key), and `appIdentifier` is team ID, a dot, and bundle ID.
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

    /// The extension is a sequence of one tagged octet string.
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

/// A key of an app that Apple vouches for.
struct AttestedKey: Hashable, Sendable {
    /// As X9.63 has it, uncompressed.
    let publicKey: [UInt8]
    let environment: AppAttestKey.Environment
}
