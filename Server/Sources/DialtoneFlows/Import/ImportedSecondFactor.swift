package import DialtoneBasics

/// A second factor in an import.
package struct ImportedSecondFactor: Sendable {
    /// The ID; the server generates one if it is `nil`.
    package var id: String?

    package var phoneNumber: String?

    /// The shared secret of an authenticator app.
    package var totpSecret: [UInt8]?

    package var displayName: String?
    package var enrolledAt: Timestamp?

    package init(id: String? = nil, phoneNumber: String? = nil) {
        self.id = id
        self.phoneNumber = phoneNumber
    }
}

extension ImportedSecondFactor: CustomStringConvertible, CustomReflectable {
    package var description: String { "ImportedSecondFactor(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
