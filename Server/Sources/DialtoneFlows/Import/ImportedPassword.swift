/// A password in an import.
package enum ImportedPassword: Sendable {
    /// A hash that was made according to the import's ``ImportRules/hashing``.
    case hash([UInt8], salt: [UInt8])

    /// A hash in a text format that describes how it was made.
    case text(String)

    /// The password in plain text.
    case plain(String)

    /// An unsupported value.
    case unreadable(field: String)
}

extension ImportedPassword: CustomStringConvertible, CustomReflectable {
    package var description: String { "ImportedPassword(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
