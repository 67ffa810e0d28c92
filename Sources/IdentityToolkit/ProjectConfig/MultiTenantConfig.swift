/// Rules of tenants.
public struct MultiTenantConfig: Codable, Hashable, Sendable {
    /// Whether there may be any.
    public var allowTenants: Bool?

    /// Where new ones belong; without effect.
    public var defaultTenantLocation: String?

    /// Creates the rules.
    public init(allowTenants: Bool? = nil, defaultTenantLocation: String? = nil) {
        self.allowTenants = allowTenants
        self.defaultTenantLocation = defaultTenantLocation
    }
}
