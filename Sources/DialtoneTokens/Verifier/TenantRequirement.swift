#if Tokens

/// The tenants whose users a ``TokenVerifier`` accepts.
public enum TenantRequirement: Hashable, Sendable {
    /// Only users of the project itself.
    case none

    /// Only users of this tenant.
    case only(String)

    /// Users of the project and of all its tenants.
    ///
    /// User IDs are unique within a tenant only: identify users by tenant and ID.
    case any

    func accepts(_ tenantID: String?) -> Bool {
        switch self {
        case .none: tenantID == nil
        case .only(let required): tenantID == required
        case .any: true
        }
    }
}

#endif
