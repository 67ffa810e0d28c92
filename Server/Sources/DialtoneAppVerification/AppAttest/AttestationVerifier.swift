import Crypto
import DialtoneBasics
import DialtoneModel
import Foundation
import SwiftASN1
package import X509

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

/// Apple's App Attestation Root CA, the root of every attestation's certificate chain.
package enum AppleRootCertificate {
    /// The certificate in PEM, valid until 2045-03-15.
    ///
    /// Source: https://www.apple.com/certificateauthority/Apple_App_Attestation_Root_CA.pem
    private static let pem = """
        -----BEGIN CERTIFICATE-----
        MIICITCCAaegAwIBAgIQC/O+DvHN0uD7jG5yH2IXmDAKBggqhkjOPQQDAzBSMSYw
        JAYDVQQDDB1BcHBsZSBBcHAgQXR0ZXN0YXRpb24gUm9vdCBDQTETMBEGA1UECgwK
        QXBwbGUgSW5jLjETMBEGA1UECAwKQ2FsaWZvcm5pYTAeFw0yMDAzMTgxODMyNTNa
        Fw00NTAzMTUwMDAwMDBaMFIxJjAkBgNVBAMMHUFwcGxlIEFwcCBBdHRlc3RhdGlv
        biBSb290IENBMRMwEQYDVQQKDApBcHBsZSBJbmMuMRMwEQYDVQQIDApDYWxpZm9y
        bmlhMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAERTHhmLW07ATaFQIEVwTtT4dyctdh
        NbJhFs/Ii2FdCgAHGbpphY3+d8qjuDngIN3WVhQUBHAoMeQ/cLiP1sOUtgjqK9au
        Yen1mMEvRq9Sk3Jm5X8U62H+xTD3FE9TgS41o0IwQDAPBgNVHRMBAf8EBTADAQH/
        MB0GA1UdDgQWBBSskRBTM72+aEH/pwyp5frq5eWKoTAOBgNVHQ8BAf8EBAMCAQYw
        CgYIKoZIzj0EAwMDaAAwZQIwQgFGnByvsiVbpTKwSga0kP0e8EeDS4+sQmTvb7vn
        53O5+FRXgeLhpJ06ysC5PrOyAjEAp5U4xDgEgllF7En3VcE3iexZZtKeYnpqtijV
        oyFraWVIyd/dganmrduC1bmTBGwD
        -----END CERTIFICATE-----
        """

    package static func certificate() throws -> Certificate {
        try Certificate(pemEncoded: pem)
    }
}

/// A parsed result of `attestKey`; nothing in it is verified yet.
struct AttestationObject: Sendable {
    /// The certificate chain in DER, beginning with the certificate of the key.
    let certificates: [[UInt8]]

    /// The unparsed bytes, which the nonce covers.
    let authenticatorBytes: [UInt8]
    let authenticatorData: AuthenticatorData

    init(_ bytes: [UInt8]) throws(AppAttestProblem) {
        guard let value = try? CBORReader.item(in: bytes),
            value["fmt"]?.text == "apple-appattest",
            let chain = value["attStmt"]?["x5c"]?.array,
            let authenticatorBytes = value["authData"]?.bytes,
            let authenticatorData = AuthenticatorData(authenticatorBytes)
        else { throw .malformed }
        certificates = chain.compactMap(\.bytes)
        // Apple sends the key's certificate and its issuer's.
        guard certificates.count == chain.count, (2...4).contains(chain.count) else {
            throw .malformed
        }
        self.authenticatorBytes = authenticatorBytes
        self.authenticatorData = authenticatorData
    }
}
