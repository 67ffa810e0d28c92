package import DialtoneBasics

/// An API key that was replaced, and is valid until an operator removes it.
package struct PreviousAPIKey: Hashable, Sendable {
    package let text: String
    package let replacedAt: Timestamp

    /// The start of the hour in which a request last had it; `nil` if none had since the replacement.
    package let lastUsedAt: Timestamp?

    package init(text: String, replacedAt: Timestamp, lastUsedAt: Timestamp?) {
        self.text = text
        self.replacedAt = replacedAt
        self.lastUsedAt = lastUsedAt
    }
}

extension PreviousAPIKey {
    package var credential: CredentialUse.Credential { .previousAPIKey(text) }
}
