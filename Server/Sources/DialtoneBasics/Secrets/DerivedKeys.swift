package import Crypto
package import Foundation

/// The keys for one purpose: one that writes, and others of a rotation that only read.
package struct DerivedKeys: Sendable {
    package let writing: SymmetricKey

    /// All keys; the one that writes is the first.
    package let all: [SymmetricKey]

    package init(writing: SymmetricKey, others: [SymmetricKey] = []) {
        self.writing = writing
        all = [writing] + others
    }

    /// Whether `code` is the HMAC-SHA256 of `message` under one of the keys.
    package func isCode(
        _ code: some Collection<UInt8>,
        of message: some DataProtocol
    ) -> Bool {
        all.contains { ConstantTime.isCode(code, of: message, under: $0) }
    }
}

extension DerivedKeys: CustomStringConvertible, CustomReflectable {
    package var description: String { "DerivedKeys(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}

extension SymmetricKey {
    /// The length of ``id``, in bytes.
    package static let idLength = 8

    /// A name of the key, which reveals nothing about it.
    package var id: [UInt8] {
        let name = HMAC<SHA256>.authenticationCode(
            for: Data("dialtone/v1/key-id".utf8),
            using: self
        )
        return Array(name.prefix(Self.idLength))
    }
}
