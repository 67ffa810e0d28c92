import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

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
        BrandingRoutes(registry: flows.registry, projects: flows.projects, admins: admins)
            .add(to: router)
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

/// Returns the project's settings.
struct ShowAdminProjectConfig: Endpoint {
    static let auditAction: AuditAction = "projects.show"

    let registry: ProjectRegistry
    let hooks: HookRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> AdminProjectConfig {
        let (project, testNumbers) = try await registry.project(caller.project.id)
        return AdminProjectConfig(
            project,
            testNumbers: testNumbers,
            hooks: try await hooks.hooks(of: project.id.parent)
        )
    }
}

/// Returns the settings for passkeys of a project or tenant.
struct ShowPasskeyConfig: Endpoint {
    static let auditAction: AuditAction = "projects.show"

    let registry: ProjectRegistry
    let parties: RelyingParties

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> PasskeyConfig {
        PasskeyConfig(try await registry.project(caller.project.id).project, of: parties)
    }
}

/// Changes some of the settings for passkeys of a project or tenant.
struct PatchPasskeyConfig: Endpoint {
    static let auditAction: AuditAction = "projects.update"

    private static let known: Set = ["name", "rpId", "expectedOrigins", "enabled"]

    let registry: ProjectRegistry
    let projects: ProjectDirectory
    let parties: RelyingParties

    func respond(to input: RecordPatch, from caller: AdminCaller) async throws -> PasskeyConfig {
        let mask = try UpdateMask(caller.query["updateMask"])
        if let other = input.fields(mask).subtracting(Self.known).min() {
            throw Refusal.unchangeable(other)
        }
        let id = caller.project.id
        try await registry.changeSettings(of: id) { settings in
            settings.passkeys =
                try input.applied(to: PasskeyConfig(settings.passkeys), mask).settings
        }
        projects.forget(id)
        return PasskeyConfig(try await registry.project(id).project, of: parties)
    }
}
