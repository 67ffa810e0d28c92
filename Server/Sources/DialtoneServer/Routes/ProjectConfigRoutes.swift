import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The admin calls for a project's settings and its tenants.
struct ProjectConfigRoutes {
    private static let config = AdminPath(path: "v2/projects/{project}/config")
    private static let passkeyConfig = AdminPath(v2: "/passkeyConfig")
    private static let tenants = AdminPath(path: "v2/projects/{project}/tenants")
    private static let tenant = AdminPath(path: "v2/projects/{project}/tenants/{tenant}")

    let flows: Flows
    let admins: AdminGuard

    /// See ``Tenant/init(_:testNumbers:showingID:)``.
    let showsTenantIDs: Bool

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        let registry = flows.registry
        let hooks = flows.hookRegistry
        let projects = flows.projects
        let tenants = flows.tenants
        router.add(
            ShowAdminProjectConfig(registry: registry, hooks: hooks),
            Self.config,
            viewers,
            method: .get
        )
        router.add(
            PatchAdminProjectConfig(registry: registry, hooks: hooks, projects: projects),
            Self.config,
            owners,
            method: .patch
        )
        router.add(
            ShowPasskeyConfig(registry: registry, parties: flows.passkeys.parties),
            Self.passkeyConfig,
            viewers,
            method: .get
        )
        router.add(
            PatchPasskeyConfig(
                registry: registry,
                projects: projects,
                parties: flows.passkeys.parties
            ),
            Self.passkeyConfig,
            owners,
            method: .patch
        )
        router.add(
            ListTenants(tenants: tenants, showsIDs: showsTenantIDs),
            Self.tenants,
            viewers,
            method: .get
        )
        router.add(
            CreateTenant(tenants: tenants, registry: registry, showsID: showsTenantIDs),
            Self.tenants,
            owners
        )
        router.add(
            ShowTenant(registry: registry, showsID: showsTenantIDs),
            Self.tenant,
            viewers,
            method: .get
        )
        router.add(
            PatchTenant(registry: registry, projects: projects, showsID: showsTenantIDs),
            Self.tenant,
            owners,
            method: .patch
        )
        router.add(
            DeleteTenant(tenants: tenants, projects: projects),
            Self.tenant,
            owners,
            method: .delete
        )
    }
}
