import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for all settings of a project or tenant.
struct ProjectSettingsRoutes {
    private static let settings = AdminPath(dialtone: "/settings")

    let registry: ProjectRegistry
    let projects: ProjectDirectory
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        router.add(
            ShowProjectSettings(registry: registry),
            Self.settings,
            admins.needing(.viewer),
            method: .get
        )
        router.add(
            UpdateProjectSettings(registry: registry, projects: projects),
            Self.settings,
            admins.needing(.owner),
            method: .patch
        )
    }
}

/// Returns all settings of a project or tenant.
struct ShowProjectSettings: Endpoint {
    let registry: ProjectRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> ProjectSettingsInfo {
        try ProjectSettingsInfo(try await registry.project(caller.project.id).project)
    }
}

extension UpdateProjectSettingsRequest: WireInput {
    /// The texts of messages in all languages can be long.
    static var sizeLimit: Int { RecordPatch.sizeLimit }
}

/// Changes settings of a project or tenant, all or nothing.
struct UpdateProjectSettings: Endpoint {
    let registry: ProjectRegistry
    let projects: ProjectDirectory

    func respond(
        to input: UpdateProjectSettingsRequest,
        from caller: AdminCaller
    ) async throws -> ProjectSettingsInfo {
        let id = caller.project.id
        if input.validateOnly == true { AuditTrail.current?.noteTrial() }
        if id.tenantID != nil, let name = input.displayName { try TenantRegistry.check(name) }
        let seen = input.etag.map(SeenVersion.init) ?? caller.seen
        let changes = try SettingChanges(input.settings)
        guard input.validateOnly != true else {
            let project = try await registry.project(id).project
            return try Self.changed(project, since: seen, by: input, changes).info
        }
        let (project, _) = try await registry.change(id) { project, testNumbers in
            project = try Self.changed(project, since: seen, by: input, changes).project
            return Dictionary(
                testNumbers.map { ($0.phoneNumber, $0.code.digits) },
                uniquingKeysWith: { first, _ in first }
            )
        }
        projects.forget(id)
        return try ProjectSettingsInfo(project)
    }

    private static func changed(
        _ project: Project,
        since seen: SeenVersion,
        by input: UpdateProjectSettingsRequest,
        _ changes: SettingChanges
    ) throws -> (project: Project, info: ProjectSettingsInfo) {
        var project = project
        try seen.check(project)
        if let name = input.displayName { project.displayName = name }
        project.settings = try changes.applied(to: project.settings)
        return (project, try ProjectSettingsInfo(project))
    }
}

extension ProjectSettingsInfo {
    init(_ project: Project) throws {
        self.init()
        let tree = try SettingsTree(project.settings)
        displayName = project.displayName
        settings = tree.values.merging(tree.dictionaries) { $1 }.mapValues(\.text)
        defaults = try SettingsTree(ProjectSettings()).values.mapValues(\.text)
        etag = project.etag
    }
}
