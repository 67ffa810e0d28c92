public import IdentityToolkit

/// Protection against probing for addresses.
public struct EmailPrivacyConfig: WireObject {
    /// Whether answers hide if an address is known.
    public var enableImprovedEmailPrivacy: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
