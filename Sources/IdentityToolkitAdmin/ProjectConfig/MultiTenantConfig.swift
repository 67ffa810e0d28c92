public import IdentityToolkit

/// Rules of tenants.
public struct MultiTenantConfig: WireObject {
    /// Whether there may be any.
    public var allowTenants: Bool?

    /// Where new ones belong; without effect.
    public var defaultTenantLocation: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
