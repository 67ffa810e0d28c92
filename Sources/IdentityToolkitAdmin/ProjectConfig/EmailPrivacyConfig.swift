public import IdentityToolkit

/// The settings of e-mail enumeration protection.
public struct EmailPrivacyConfig: WireObject {
    /// Whether responses conceal whether an e-mail address is registered.
    public var enableImprovedEmailPrivacy: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
