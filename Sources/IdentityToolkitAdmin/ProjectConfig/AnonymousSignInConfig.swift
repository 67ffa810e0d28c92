public import IdentityToolkit

/// Accounts without any way to sign in again.
public struct AnonymousSignInConfig: WireObject {
    /// Whether they can be created.
    public var enabled: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
