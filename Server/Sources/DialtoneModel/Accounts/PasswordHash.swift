/// A password hash with everything that is needed to verify a password.
///
/// Its descriptions are redacted, so that it is not logged by accident.
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
