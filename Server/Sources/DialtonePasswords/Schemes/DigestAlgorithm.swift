import Crypto
import CryptoExtras
import Foundation

/// A general-purpose hash function.
///
/// Such functions are too fast for passwords; they are supported only for imported hashes.
package enum DigestAlgorithm: String, Sendable, CaseIterable {
    case md5
    case sha1
    case sha256
    case sha512

    package var length: Int {
        switch self {
        case .md5: 16
        case .sha1: 20
        case .sha256: 32
        case .sha512: 64
        }
    }

    /// Throws unless `length` is the length of the algorithm's digest, in bytes.
    func checkDigest(length: Int) throws(InvalidPasswordHash) {
        guard length == self.length else {
            throw InvalidPasswordHash(
                field: "passwordHash",
                problem: "must be \(self.length) bytes, or \(2 * self.length) hexadecimal digits"
            )
        }
    }

    func digest(of message: [UInt8]) -> [UInt8] {
        switch self {
        case .md5: Array(Insecure.MD5.hash(data: message))
        case .sha1: Array(Insecure.SHA1.hash(data: message))
        case .sha256: Array(SHA256.hash(data: message))
        case .sha512: Array(SHA512.hash(data: message))
        }
    }

    func authenticationCode(of message: [UInt8], key: SymmetricKey) -> [UInt8] {
        switch self {
        case .md5: Array(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key))
        case .sha1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key))
        case .sha256: Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
        case .sha512: Array(HMAC<SHA512>.authenticationCode(for: message, using: key))
        }
    }

    var forPBKDF2: KDF.Insecure.PBKDF2.HashFunction {
        switch self {
        case .md5: .insecureMD5
        case .sha1: .insecureSHA1
        case .sha256: .sha256
        case .sha512: .sha512
        }
    }
}
