import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkitAdmin

/// The admin calls for the branding of a project or tenant.
struct BrandingRoutes {
    private static let branding = AdminPath(dialtone: "/branding")

    let registry: ProjectRegistry
    let projects: ProjectDirectory
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        router.add(
            ShowBrandingConfig(registry: registry),
            Self.branding,
            admins.needing(.viewer),
            method: .get
        )
        router.add(
            PatchBrandingConfig(registry: registry, projects: projects),
            Self.branding,
            admins.needing(.owner),
            method: .patch
        )
    }
}

/// Returns the branding of a project or tenant.
struct ShowBrandingConfig: Endpoint {
    static let auditAction: AuditAction = "branding.show"

    let registry: ProjectRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> BrandingConfig {
        BrandingConfig(try await registry.project(caller.project.id).project)
    }
}

/// Changes some of the branding of a project or tenant.
struct PatchBrandingConfig: Endpoint {
    static let auditAction: AuditAction = "branding.update"

    private static let known: Set = [
        "name", "logo", "accent", "darkAccent", "titles", "leads", "notices", "links",
    ]

    let registry: ProjectRegistry
    let projects: ProjectDirectory

    func respond(to input: RecordPatch, from caller: AdminCaller) async throws -> BrandingConfig {
        let mask = try UpdateMask(caller.query["updateMask"])
        if let other = input.fields(mask).subtracting(Self.known).min() {
            throw Refusal.unchangeable(other)
        }
        let id = caller.project.id
        try await registry.changeSettings(of: id) { settings in
            try input.applied(to: BrandingConfig(settings), mask).apply(to: &settings)
        }
        projects.forget(id)
        return BrandingConfig(try await registry.project(id).project)
    }
}
