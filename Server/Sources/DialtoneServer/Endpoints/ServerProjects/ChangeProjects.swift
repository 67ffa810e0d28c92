import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit
import IdentityToolkitAdmin
import PhoneNumbers

extension CreateProjectRequest: WireInput {}

/// Creates a project.
struct CreateProject: Endpoint {
    let desk: ServerProjectDesk

    func respond(
        to input: CreateProjectRequest,
        from caller: ServerAdminCaller
    ) async throws -> ServerProjectInfo {
        guard let id = ProjectID(checking: input.projectId ?? "") else {
            throw Refusal.invalidArgument(
                field: "projectId",
                problem: "must have 1 to 63 lowercase letters, digits and hyphens"
            )
        }
        let name = input.displayName.flatMap { $0.isEmpty ? nil : $0 } ?? id.rawValue
        try Self.check(name)
        var settings = desk.settings
        settings.smsRegions.allowed = try input.regionCodes.map(Self.regions)
        let made = try await desk.registry.create(id, displayName: name, settings: settings)
        guard let made else {
            throw Refusal.invalidArgument(field: "projectId", problem: "is in use")
        }
        // A call may have asked for the project before it existed.
        desk.projects.forget(id)
        return ServerProjectInfo(made)
    }

    /// Throws for a name that pages and messages cannot show.
    static func check(_ name: String) throws(Refusal) {
        guard let problem = AppRules.problem(withName: name) else { return }
        throw .invalidArgument(field: "displayName", problem: problem)
    }

    private static func regions(_ codes: [String]) throws(Refusal) -> [String] {
        let regions = Set(codes.map { $0.uppercased() })
        guard !regions.isEmpty, regions.isSubset(of: Set(PhoneRegion.supported.map(\.code))) else {
            throw .invalidArgument(
                field: "regionCodes",
                problem: "must be ISO 3166 country codes, such as DE"
            )
        }
        return regions.sorted()
    }
}

extension UpdateProjectRequest: WireInput {}

/// Renames a project.
struct UpdateProject: Endpoint {
    let desk: ServerProjectDesk

    func respond(
        to input: UpdateProjectRequest,
        from caller: ServerAdminCaller
    ) async throws -> ServerProjectInfo {
        let id = try caller.projectID
        let name = input.displayName ?? ""
        try CreateProject.check(name)
        let renamed = try await desk.registry.rename(id, to: name, since: caller.seen)
        desk.projects.forget(id)
        return ServerProjectInfo(renamed)
    }
}

/// Deletes a project with its accounts and apps.
struct DeleteProject: Endpoint {
    let desk: ServerProjectDesk

    func respond(to input: NoInput, from caller: ServerAdminCaller) async throws -> NoOutput {
        let id = try caller.projectID
        try await desk.registry.delete(id, since: caller.seen)
        desk.projects.forget(id)
        return NoOutput()
    }
}
