import DialtoneBasics
import Crypto

/// The HMAC hash functions that gateways sign their callbacks with.
enum KeyedHash: String, Sendable {
    case md5, sha1, sha256, sha384, sha512

    func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        let key = SymmetricKey(data: key)
        return switch self {
        case .md5: Array(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key))
        case .sha1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key))
        case .sha256: Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
        case .sha384: Array(HMAC<SHA384>.authenticationCode(for: message, using: key))
        case .sha512: Array(HMAC<SHA512>.authenticationCode(for: message, using: key))
        }
    }

    /// Returns whether `code` is the code of `message`, compared in constant time.
    func isCode(_ code: [UInt8], of message: [UInt8], key: [UInt8]) -> Bool {
        ConstantTime.areEqual(code, self.code(of: message, key: key))
    }
}
