package import Crypto
import CryptoExtras
import Foundation
import SwiftASN1
package import X509

/// A SAML identity provider, which signs any document of a test.
///
/// It writes documents in canonical form, so that it can sign them directly.
package struct TestSAMLProvider: Sendable {
    package static let entityID = "https://idp.example.com/metadata"
    package static let signInURL = "https://idp.example.com/sso?tenant=1"

    private let key: Key

    /// The certificate in PEM format.
    package let certificate: String

    private enum Key: Sendable {
        case rsa(_RSA.Signing.PrivateKey)
        case p256(P256.Signing.PrivateKey)
    }

    /// Creates a provider with a new RSA key.
    package init() throws {
        let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        self.key = .rsa(key)
        certificate = try Self.certificate(
            of: Certificate.PrivateKey(key),
            algorithm: .sha256WithRSAEncryption
        )
    }

    /// Creates a provider with a new key on the curve P-256.
    package init(p256 key: P256.Signing.PrivateKey) throws {
        self.key = .p256(key)
        certificate = try Self.certificate(
            of: Certificate.PrivateKey(key),
            algorithm: .ecdsaWithSHA256
        )
    }

    /// Returns a certificate for a key, in PEM format.
    package static func certificate(
        of key: Certificate.PrivateKey,
        algorithm: Certificate.SignatureAlgorithm
    ) throws -> String {
        let name = try DistinguishedName { CommonName("Test identity provider") }
        // It expired long ago: only the key of a configured certificate counts.
        let certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: key.publicKey,
            notValidBefore: Date(timeIntervalSince1970: 0),
            notValidAfter: Date(timeIntervalSince1970: 86_400),
            issuer: name,
            subject: name,
            signatureAlgorithm: algorithm,
            extensions: Certificate.Extensions(),
            issuerPrivateKey: key
        )
        return try certificate.serializeAsPEM().pemString
    }

    /// Returns a `SAMLResponse` as a browser posts it.
    package func response(
        saying statement: SAMLStatement,
        signing parts: Set<SAMLPart> = [.assertion]
    ) throws -> String {
        Self.encode(try document(saying: statement, signing: parts))
    }

    package static func encode(_ document: String) -> String {
        Data(document.utf8).base64EncodedString()
    }

    package func document(
        saying statement: SAMLStatement,
        signing parts: Set<SAMLPart> = [.assertion],
        by method: SAMLSigningMethod = SAMLSigningMethod()
    ) throws -> String {
        var assertion = statement.assertion
        if parts.contains(.assertion) {
            assertion = try sign(assertion, statement.assertionID, by: method)
        }
        var response = statement.response(holding: assertion.replacing(SAMLStatement.gap, with: ""))
        if parts.contains(.response) {
            response = try sign(response, statement.responseID, by: method)
        }
        return response.replacing(SAMLStatement.gap, with: "")
    }

    /// Replaces the placeholder in an element with its signature.
    package func sign(
        _ element: String,
        _ id: String,
        by method: SAMLSigningMethod = SAMLSigningMethod()
    ) throws -> String {
        let content = method.content ?? element.replacing(SAMLStatement.gap, with: "")
        let info = method.signedInfo(
            about: method.reference ?? "#\(id)",
            digest: method.digest(Array(content.utf8)),
            isRSA: isRSA
        )
        let value = try signature(of: Array(info.utf8), by: method).base64EncodedString()
        let signature = """
            <ds:Signature xmlns:ds="\(SAMLSigningMethod.namespace)">\
            \(info.replacing(" xmlns:ds=\"\(SAMLSigningMethod.namespace)\"", with: ""))\
            <ds:SignatureValue>\(value)</ds:SignatureValue>\(method.addition)</ds:Signature>
            """
        return element.replacing(SAMLStatement.gap, with: signature)
    }

    private var isRSA: Bool {
        if case .rsa = key { true } else { false }
    }

    private func signature(of bytes: [UInt8], by method: SAMLSigningMethod) throws -> Data {
        if let secret = method.sharedSecret {
            let code = HMAC<SHA256>.authenticationCode(
                for: bytes,
                using: SymmetricKey(data: secret)
            )
            return Data(code)
        }
        switch key {
        case .rsa(let key) where method.usesSHA1:
            let digest = Insecure.SHA1.hash(data: bytes)
            return try key.signature(for: digest, padding: .insecurePKCS1v1_5).rawRepresentation
        case .rsa(let key):
            let digest = SHA256.hash(data: bytes)
            return try key.signature(for: digest, padding: .insecurePKCS1v1_5).rawRepresentation
        case .p256(let key):
            return try key.signature(for: SHA256.hash(data: bytes)).rawRepresentation
        }
    }
}

/// The part of a response that is signed.
package enum SAMLPart: Sendable {
    case response
    case assertion
}
