import Crypto
import CryptoExtras
import DialtoneBasics
import DialtoneModel
import Foundation

/// A parsed signing key of the ring.
struct RingKey: Sendable {
    let id: String
    let algorithm: SigningAlgorithm
    var lifetime: KeyLifetime
    let certificate: [UInt8]
    let signer: any TokenSigner

    /// The header of every token that this key signs, in base64url and with the dot.
    ///
    /// Tokens are recognized by comparing these bytes. The header of a foreign token is never
    /// parsed, so its algorithm, key URL or embedded key cannot be used.
    let header: [UInt8]

    /// The header of every session cookie.
    ///
    /// It differs from ``header``, so that no cookie is accepted as an ID token.
    let cookieHeader: [UInt8]

    init(_ key: SigningKey) throws(SigningFailure) {
        id = key.id
        algorithm = key.algorithm
        lifetime = key.lifetime
        certificate = key.certificate
        signer =
            switch key.algorithm {
            case .rs256: try RSATokenSigner(pkcs8: key.privateKey)
            case .es256: try P256TokenSigner(pkcs8: key.privateKey)
            }
        header = Self.header(of: key, type: "JWT")
        cookieHeader = Self.header(of: key, type: nil)
    }

    private static func header(of key: SigningKey, type: String?) -> [UInt8] {
        var json = JSONWriter()
        json.object { header in
            header.member("alg", string: key.algorithm.rawValue)
            header.member("kid", string: key.id)
            if let type { header.member("typ", string: type) }
        }
        var encoded: [UInt8] = []
        encoded.appendBase64URL(json.bytes)
        encoded.append(UInt8(ascii: "."))
        return encoded
    }
}

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

    func isValid(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        key.isValid(signature, of: message)
    }
}
