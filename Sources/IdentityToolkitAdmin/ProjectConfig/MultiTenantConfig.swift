public import IdentityToolkit

/// The settings of tenants.
public struct MultiTenantConfig: WireObject {
    /// Whether the project can have tenants.
    public var allowTenants: Bool?

    /// Ignored; the parent of new tenants.
    public var defaultTenantLocation: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
