public import IdentityToolkit

/// Sign-in by e-mail address.
public struct EmailSignInConfig: WireObject {
    /// Whether it is on.
    public var enabled: Bool?

    /// Whether links in e-mails are off.
    public var passwordRequired: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
