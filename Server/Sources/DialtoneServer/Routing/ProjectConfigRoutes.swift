import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

/// The admin calls for a project's settings and its tenants.
struct ProjectConfigRoutes {
    private static let config = AdminPath(path: "v2/projects/{project}/config")
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

/// Deletes a tenant with all its data.
struct DeleteTenant: Endpoint {
    let tenants: TenantRegistry
    let projects: ProjectDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        try await tenants.delete(caller.project.id)
        projects.forget(caller.project.id)
        return NoOutput()
    }
}

/// Lists a page of the project's tenants, ordered by ID.
struct ListTenants: Endpoint {
    private let standard = 20
    private let limit = 1_000

    let tenants: TenantRegistry
    let showsIDs: Bool

    func respond(to input: ListInput, from caller: AdminCaller) async throws -> ListTenantsResponse
    {
        let size = min(input.pageSize.flatMap { $0 > 0 ? $0 : nil } ?? standard, limit)
        let last = input.pageToken.flatMap { $0.isEmpty ? nil : $0 }
        // One more than the page size is read to determine whether there is another page.
        let found = try await tenants.page(of: caller.project.id, after: last, limit: size + 1)
        let page = found.prefix(size)
        return ListTenantsResponse {
            $0.tenants =
                page.isEmpty
                ? nil : page.map { Tenant($0, testNumbers: [], showingID: showsIDs) }
            $0.nextPageToken = found.count > size ? page.last?.id.tenantID : nil
        }
    }
}

/// Changes some of a tenant's settings.
struct PatchTenant: Endpoint {
    let registry: ProjectRegistry
    let projects: ProjectDirectory
    let showsID: Bool

    func respond(to input: RecordPatch, from caller: AdminCaller) async throws -> Tenant {
        let mask = try UpdateMask(caller.query["updateMask"])
        let known = Tenant.changeable.union(["name", "tenantId"])
        if let other = input.fields(mask).subtracting(known).min() {
            throw Refusal.unchangeable(other)
        }
        let (tenant, testNumbers) = try await registry.change(
            caller.project.id
        ) { project, testNumbers in
            let current = Tenant(project, testNumbers: testNumbers, showingID: false)
            let changed = try input.applied(
                to: current,
                mask,
                alternatives: [["smsRegionConfig"]]
            )
            var fallback = ProjectSettings()
            fallback.secondFactors.allowsAfterPhone =
                project.settings.secondFactors.allowsAfterPhone
            try changed.apply(to: &project, fallback: fallback)
            return try [PhoneNumber: String](testPhoneNumbers: changed.testPhoneNumbers ?? [:])
        }
        projects.forget(tenant.id)
        return Tenant(tenant, testNumbers: testNumbers, showingID: showsID)
    }
}

/// Returns a tenant.
struct ShowTenant: Endpoint {
    let registry: ProjectRegistry
    let showsID: Bool

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> Tenant {
        let (tenant, testNumbers) = try await registry.project(caller.project.id)
        return Tenant(tenant, testNumbers: testNumbers, showingID: showsID)
    }
}
