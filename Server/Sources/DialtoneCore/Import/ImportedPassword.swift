/// A password as an import brings it.
package enum ImportedPassword: Sendable {
    /// A hash that was made as the import's ``ImportRules/hashing`` says.
    case hash([UInt8], salt: [UInt8])

    /// A hash whose text says how it was made.
    case text(String)

    /// The password itself.
    case plain(String)

    /// Something that is none of these.
    case unreadable(field: String)
}

extension ImportedPassword: CustomStringConvertible, CustomReflectable {
    package var description: String { "ImportedPassword(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
