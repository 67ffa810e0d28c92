/// Sign-in by e-mail address.
public struct EmailSignInConfig: Codable, Hashable, Sendable {
    /// Whether it is on.
    public var enabled: Bool?

    /// Whether links in e-mails are off.
    public var passwordRequired: Bool?

    /// Creates the rules; a `nil` field stays out of the JSON.
    public init(enabled: Bool? = nil, passwordRequired: Bool? = nil) {
        self.enabled = enabled
        self.passwordRequired = passwordRequired
    }
}
