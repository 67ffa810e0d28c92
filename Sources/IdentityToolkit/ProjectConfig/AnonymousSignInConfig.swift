/// Accounts without any way to sign in again.
public struct AnonymousSignInConfig: Codable, Hashable, Sendable {
    /// Whether they can be created.
    public var enabled: Bool?

    /// Creates the rule.
    public init(enabled: Bool? = nil) {
        self.enabled = enabled
    }
}
