import DialtoneBasics
import Crypto
import CryptoExtras
import Foundation
import SwiftASN1
import X509

/// The public key that verifies the signatures of SNS messages.
struct SNSKey: Sendable {
    let validity: ClosedRange<Timestamp>
    private let key: _RSA.Signing.PublicKey

    /// Reads the key from a certificate; returns `nil` unless it is a certificate of an RSA key.
    init?(pem: String) {
        guard let certificate = try? Certificate(pemEncoded: pem),
            let key = _RSA.Signing.PublicKey(certificate.publicKey),
            certificate.notValidBefore <= certificate.notValidAfter
        else { return nil }
        self.key = key
        validity = Timestamp(certificate.notValidBefore)...Timestamp(certificate.notValidAfter)
    }

    func hasSigned(_ message: SNSMessage) -> Bool {
        let signature = _RSA.Signing.RSASignature(rawRepresentation: message.signature)
        let text = Data(message.signedText.utf8)
        return switch message.version {
        case .sha1:
            key.isValidSignature(
                signature,
                for: Insecure.SHA1.hash(data: text),
                padding: .insecurePKCS1v1_5
            )
        case .sha256:
            key.isValidSignature(
                signature,
                for: SHA256.hash(data: text),
                padding: .insecurePKCS1v1_5
            )
        }
    }
}
