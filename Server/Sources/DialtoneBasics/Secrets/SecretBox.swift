package import Crypto
import Foundation

/// Encrypts secrets for the database (AES-256-GCM).
package struct SecretBox: Sendable {
    private let key: SymmetricKey

    package init(key: SymmetricKey) {
        self.key = key
    }

    /// Encrypts `secret` for one place, such as the row that `context` names.
    package func seal(_ secret: [UInt8], context: String) throws -> [UInt8] {
        let box = try AES.GCM.seal(secret, using: key, authenticating: Array(context.utf8))
        // `combined` is never `nil` with the standard nonce, which is used here.
        guard let combined = box.combined else { throw UnreadableSecret() }
        return Array(combined)
    }

    /// Decrypts a secret that was sealed with the same `context`; throws for any other.
    package func open(_ sealed: [UInt8], context: String) throws(UnreadableSecret) -> [UInt8] {
        do {
            let box = try AES.GCM.SealedBox(combined: sealed)
            return Array(try AES.GCM.open(box, using: key, authenticating: Array(context.utf8)))
        } catch {
            throw UnreadableSecret()
        }
    }
}

/// A sealed secret is damaged, was moved, or was sealed with another master key.
package struct UnreadableSecret: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { false }
    package var description: String {
        "a secret in the database cannot be decrypted with the master key"
    }
}

extension SecretBox: CustomStringConvertible, CustomReflectable {
    package var description: String { "SecretBox(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
