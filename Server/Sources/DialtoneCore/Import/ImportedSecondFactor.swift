/// A second factor as an import brings it.
package struct ImportedSecondFactor: Sendable {
    /// The server makes one where there is none.
    package var id: String?

    package var phoneNumber: String?

    /// What an authenticator app shares with the server.
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
