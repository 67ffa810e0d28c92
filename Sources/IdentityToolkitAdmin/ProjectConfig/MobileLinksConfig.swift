public import IdentityToolkit

/// The domain of links that open mobile apps.
public struct MobileLinksConfig: WireObject {
    /// The domain: `HOSTING_DOMAIN` or `FIREBASE_DYNAMIC_LINK_DOMAIN`.
    public var domain: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
