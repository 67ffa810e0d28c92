public import IdentityToolkit

/// Where links that open apps are served.
public struct MobileLinksConfig: WireObject {
    /// `HOSTING_DOMAIN` or `FIREBASE_DYNAMIC_LINK_DOMAIN`.
    public var domain: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
