package import DialtoneModel

/// A key or certificate to be added, before it is validated.
package enum APNsCredentialDraft: Sendable {
    /// The text of a `.p8` file with its details from Apple's developer site.
    case key(
        pem: String,
        keyID: String,
        teamID: String,
        bundleIDs: Set<String>,
        environment: PushEnvironment?
    )

    /// A `.p12` file and its password.
    case certificate(p12: [UInt8], password: String)
}

extension APNsCredentialDraft: CustomStringConvertible, CustomReflectable {
    package var description: String { "APNsCredentialDraft(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
