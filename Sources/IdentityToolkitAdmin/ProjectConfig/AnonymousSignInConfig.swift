public import IdentityToolkit

/// The settings of anonymous sign-in.
public struct AnonymousSignInConfig: WireObject {
    /// Whether anonymous sign-in is enabled.
    public var enabled: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
