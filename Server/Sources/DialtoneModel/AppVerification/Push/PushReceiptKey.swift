package import DialtoneBasics
import Crypto
import Foundation

/// The key for storing a number in receipts without revealing it.
package struct PushReceiptKey: Sendable {
    private let keys: DerivedKeys

    package init(keys: DerivedKeys) {
        self.keys = keys
    }

    /// Returns the mark that the receipt stores for `subject`.
    ///
    /// The same number has a different mark on each receipt.
    package func mark(_ subject: String, on receipt: TokenDigest) -> TokenDigest {
        Self.mark(subject, on: receipt, under: keys.writing)
    }

    /// Whether `mark` is that of `subject` on the receipt.
    package func isMark(
        _ mark: TokenDigest,
        of subject: String,
        on receipt: TokenDigest
    ) -> Bool {
        keys.all.contains { Self.mark(subject, on: receipt, under: $0) == mark }
    }

    private static func mark(
        _ subject: String,
        on receipt: TokenDigest,
        under key: SymmetricKey
    ) -> TokenDigest {
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
