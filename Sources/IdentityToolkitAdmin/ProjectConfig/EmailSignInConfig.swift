public import IdentityToolkit

/// The settings of sign-in with an e-mail address.
public struct EmailSignInConfig: WireObject {
    /// Whether sign-in with an e-mail address is enabled.
    public var enabled: Bool?

    /// Whether sign-in with e-mail links is disabled.
    public var passwordRequired: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
