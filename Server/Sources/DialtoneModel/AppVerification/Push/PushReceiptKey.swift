package import DialtoneBasics
package import Crypto
import Foundation

/// The key for storing a number in receipts without revealing it.
package struct PushReceiptKey: Sendable {
    private let key: SymmetricKey

    package init(key: SymmetricKey) {
        self.key = key
    }

    /// Returns the mark that the receipt stores for `subject`.
    ///
    /// The same number has a different mark on each receipt.
    package func mark(_ subject: String, on receipt: TokenDigest) -> TokenDigest {
        let code = HMAC<SHA256>.authenticationCode(
            for: receipt.bytes + Array(subject.utf8),
            using: key
        )
        return TokenDigest(bytes: Array(code))
    }
}

extension PushReceiptKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "PushReceiptKey(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
