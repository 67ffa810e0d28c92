import CryptoExtras
import Foundation

/// Signs with RS256, using the system's libcrypto.
///
/// For RSA, libcrypto is several times faster than swift-crypto.
struct RSATokenSigner: TokenSigner {
    let publicKey: PublicKeyParameters
    private let key: LibcryptoKey

    init(pkcs8 der: [UInt8]) throws(SigningFailure) {
        key = try LibcryptoKey(pkcs8: der)
        guard
            let publicKey = try? _RSA.Signing.PrivateKey(derRepresentation: der)
                .publicKey.getKeyPrimitives()
        else { throw SigningFailure() }
        self.publicKey = .rsa(
            modulus: Array(publicKey.modulus),
            exponent: Array(publicKey.publicExponent)
        )
    }

    func signature(of message: [UInt8]) throws -> [UInt8] {
        try key.signature(of: message)
    }

    func batchJob(for message: [UInt8]) -> BatchJob? {
        key.batchKey.map { BatchJob(message: message, key: $0, owner: key) }
    }

    func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        key.isValid(signature, of: message)
    }
}
