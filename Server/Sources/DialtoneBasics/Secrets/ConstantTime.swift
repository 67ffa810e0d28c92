package import Crypto
package import Foundation

/// Comparisons whose duration does not depend on the values.
package enum ConstantTime {
    package static func areEqual(
        _ left: some Collection<UInt8>,
        _ right: some Collection<UInt8>
    ) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Whether `code` is the HMAC-SHA256 of `message` under `key`.
    package static func isCode(
        _ code: some Collection<UInt8>,
        of message: some DataProtocol,
        under key: SymmetricKey
    ) -> Bool {
        areEqual(Array(HMAC<SHA256>.authenticationCode(for: message, using: key)), code)
    }
}
