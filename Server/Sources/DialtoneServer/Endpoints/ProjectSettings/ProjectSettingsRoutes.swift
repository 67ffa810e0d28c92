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
    /// The maximum number of changes in one call, which is more than there are settings.
    private static let limit = 1_000

    let registry: ProjectRegistry
    let projects: ProjectDirectory

    func respond(
        to input: UpdateProjectSettingsRequest,
        from caller: AdminCaller
    ) async throws -> ProjectSettingsInfo {
        let id = caller.project.id
        guard input.settings?.count ?? 0 <= Self.limit else {
            throw Refusal.invalidArgument(
                field: "settings",
                problem: "must have at most \(Self.limit) entries"
            )
        }
        let changes = try (input.settings ?? [:]).mapValues { text in
            guard let value = JSONValue(parsing: text.utf8) else {
                throw Refusal.invalidArgument(field: "settings", problem: "must be JSON texts")
            }
            return value
        }
        guard input.validateOnly != true else {
            let project = try await registry.project(id).project
            return try Self.changed(project, by: input, changes).info
        }
        let (project, _) = try await registry.change(id) { project, testNumbers in
            project = try Self.changed(project, by: input, changes).project
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
        by input: UpdateProjectSettingsRequest,
        _ changes: [String: JSONValue]
    ) throws -> (project: Project, info: ProjectSettingsInfo) {
        var project = project
        if let etag = input.etag, try ProjectSettingsInfo(project).etag != etag {
            throw Refusal.changedMeanwhile
        }
        if let name = input.displayName { project.displayName = name }
        var tree = try SettingsTree(project.settings)
        do {
            for (path, value) in changes.sorted(by: { $0.key < $1.key }) {
                try tree.set(path, to: value)
            }
            project.settings = try tree.settings()
        } catch let problem as SettingsTree.Problem {
            throw Refusal(problem)
        }
        return (project, try ProjectSettingsInfo(project))
    }
}

extension Refusal {
    fileprivate init(_ problem: SettingsTree.Problem) {
        switch problem {
        case .unknown(let path):
            self = .invalidArgument(field: String(path.prefix(100)), problem: "is not a setting")
        case .wrongType(let path, let standard):
            let example = standard.map { "; the default is \($0)" } ?? ""
            self = .invalidArgument(field: path, problem: "has the wrong type\(example)")
        }
    }
}

extension ProjectSettingsInfo {
    init(_ project: Project) throws {
        self.init()
        let tree = try SettingsTree(project.settings)
        displayName = project.displayName
        settings = tree.values.mapValues(\.text)
        defaults = try SettingsTree(ProjectSettings()).values.mapValues(\.text)
        etag = tree.digest(with: displayName)
    }
}
