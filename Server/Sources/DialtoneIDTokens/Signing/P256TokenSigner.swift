import Crypto
import Foundation

/// Signs with ES256.
///
/// It uses swift-crypto, which is fast enough on this curve and returns the raw form (two numbers
/// of 32 bytes) that JSON Web Signature requires.
struct P256TokenSigner: TokenSigner {
    let publicKey: PublicKeyParameters
    private let key: P256.Signing.PrivateKey
    private let verifyingKey: P256.Signing.PublicKey

    init(pkcs8 der: [UInt8]) throws(SigningFailure) {
        guard let key = try? P256.Signing.PrivateKey(derRepresentation: der) else {
            throw SigningFailure()
        }
        self.key = key
        verifyingKey = key.publicKey
        let coordinates = Array(verifyingKey.rawRepresentation)
        publicKey = .p256(x: Array(coordinates.prefix(32)), y: Array(coordinates.suffix(32)))
    }

    func signature(of message: [UInt8]) throws -> [UInt8] {
        Array(try key.signature(for: message).rawRepresentation)
    }

    func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
        else { return false }
        return verifyingKey.isValidSignature(signature, for: message)
    }
}
