/// A password's hash with everything that is needed to compare another password with it.
///
/// Nothing shows it by accident: what describes it is redacted.
package struct PasswordHash: RawRepresentable, Hashable, Sendable, Codable {
    /// Algorithm, parameters, salt and hash.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension PasswordHash: CustomStringConvertible, CustomReflectable {
    package var description: String { "PasswordHash(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
