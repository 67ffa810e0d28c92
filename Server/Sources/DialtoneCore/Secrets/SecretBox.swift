package import Crypto
import Foundation

/// Encrypts what the database may hold but not reveal (AES-256-GCM).
package struct SecretBox: Sendable {
    private let key: SymmetricKey

    package init(key: SymmetricKey) {
        self.key = key
    }

    /// Seals `secret` for one place, such as the row that `context` names.
    package func seal(_ secret: [UInt8], context: String) throws -> [UInt8] {
        let box = try AES.GCM.seal(secret, using: key, authenticating: Array(context.utf8))
        // With the standard nonce, which this is, there always is a combined form.
        guard let combined = box.combined else { throw UnreadableSecret() }
        return Array(combined)
    }

    /// Opens what was sealed for the same place; a secret moved to another one does not open.
    package func open(_ sealed: [UInt8], context: String) throws(UnreadableSecret) -> [UInt8] {
        do {
            let box = try AES.GCM.SealedBox(combined: sealed)
            return Array(try AES.GCM.open(box, using: key, authenticating: Array(context.utf8)))
        } catch {
            throw UnreadableSecret()
        }
    }
}

/// A sealed secret was damaged, moved, or sealed with another master key.
package struct UnreadableSecret: ServerFault, Hashable {
    package init() {}

    package var isTemporary: Bool { false }
    package var description: String { "a secret in the database does not open with the master key" }
}

extension SecretBox: CustomStringConvertible, CustomReflectable {
    package var description: String { "SecretBox(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
