package import DialtoneCore

/// A key or certificate that somebody wants to send pushes with, before it is looked at.
package enum APNsCredentialDraft: Sendable {
    /// The text of a `.p8` file, with what Apple's site says about it.
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
