package import Crypto
import Foundation

/// Encrypts secrets for the database (AES-256-GCM).
///
/// A sealed secret begins with a version and the ID of its key. So a secret is opened with the right
/// key at once, and secrets can be counted by their keys without any of them. Earlier versions wrote
/// secrets without this prefix; they are tried with every key.
package struct SecretBox: Sendable {
    private static let version: UInt8 = 1

    private struct Key {
        let prefix: [UInt8]
        let key: SymmetricKey

        init(_ key: SymmetricKey) {
            prefix = [version] + key.id
            self.key = key
        }
    }

    /// The keys that open; the first one seals.
    private let keys: [Key]

    package init(keys: DerivedKeys) {
        self.keys = keys.all.map(Key.init)
    }

    package init(key: SymmetricKey) {
        self.init(keys: DerivedKeys(writing: key))
    }

    /// Encrypts `secret` for one place, such as the row that `context` names.
    package func seal(_ secret: [UInt8], context: String) throws -> [UInt8] {
        guard let key = keys.first else { throw UnreadableSecret() }
        let box = try AES.GCM.seal(
            secret,
            using: key.key,
            authenticating: key.prefix + Array(context.utf8)
        )
        // `combined` is never `nil` with the standard nonce, which is used here.
        guard let combined = box.combined else { throw UnreadableSecret() }
        return key.prefix + Array(combined)
    }

    /// Decrypts a secret that was sealed with the same `context`; throws for any other.
    package func open(_ sealed: [UInt8], context: String) throws(UnreadableSecret) -> [UInt8] {
        guard let opened = opened(sealed, context: context) else { throw UnreadableSecret() }
        return opened.secret
    }

    /// Returns which of the keys opens a secret, by its place in the order of the keys.
    ///
    /// `nil` if none does. A secret that names its key is not decrypted if it is the first one.
    package func opener(of sealed: [UInt8], context: String) -> Int? {
        if let first = keys.first, sealed.starts(with: first.prefix) { return 0 }
        return opened(sealed, context: context)?.key
    }

    private func opened(
        _ sealed: [UInt8],
        context: String
    ) -> (secret: [UInt8], key: Int)? {
        let context = Array(context.utf8)
        if let index = keys.firstIndex(where: { sealed.starts(with: $0.prefix) }) {
            let key = keys[index]
            let secret = Self.open(
                sealed.dropFirst(key.prefix.count),
                with: key.key,
                authenticating: key.prefix + context
            )
            return secret.map { ($0, index) }
        }
        for (index, key) in keys.enumerated() {
            if let secret = Self.open(sealed, with: key.key, authenticating: context) {
                return (secret, index)
            }
        }
        return nil
    }

    private static func open(
        _ combined: some Collection<UInt8>,
        with key: SymmetricKey,
        authenticating data: [UInt8]
    ) -> [UInt8]? {
        guard let box = try? AES.GCM.SealedBox(combined: Array(combined)) else { return nil }
        return (try? AES.GCM.open(box, using: key, authenticating: data)).map { Array($0) }
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
