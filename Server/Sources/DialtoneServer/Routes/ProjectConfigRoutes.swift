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
        addConfig(to: router)
        addPasskeyConfig(to: router)
        addTenants(to: router)
    }

    private var viewers: AdminGuard { admins.needing(.viewer) }
    private var owners: AdminGuard { admins.needing(.owner) }

    private func addConfig(to router: Router<ServerContext>) {
        let (registry, hooks) = (flows.registry, flows.hookRegistry)
        router.add(
            ShowAdminProjectConfig(registry: registry, hooks: hooks),
            Self.config,
            viewers,
            method: .get
        )
        router.add(
            PatchAdminProjectConfig(registry: registry, hooks: hooks, projects: flows.projects),
            Self.config,
            owners,
            method: .patch
        )
    }

    private func addPasskeyConfig(to router: Router<ServerContext>) {
        let (registry, parties) = (flows.registry, flows.passkeys.parties)
        router.add(
            ShowPasskeyConfig(registry: registry, parties: parties),
            Self.passkeyConfig,
            viewers,
            method: .get
        )
        router.add(
            PatchPasskeyConfig(registry: registry, projects: flows.projects, parties: parties),
            Self.passkeyConfig,
            owners,
            method: .patch
        )
    }

    private func addTenants(to router: Router<ServerContext>) {
        let (registry, projects, tenants) = (flows.registry, flows.projects, flows.tenants)
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
