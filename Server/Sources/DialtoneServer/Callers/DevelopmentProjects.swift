import DialtoneCore

/// Development mode's habit of creating a project the first time anything names it.
struct DevelopmentProjects: ProjectFinder {
    let directory: ProjectDirectory
    let registry: ProjectRegistry

    func project(named name: String) async throws -> ServedProject {
        guard let id = ProjectID(checking: name) else { throw Refusal.unknownProject }
        return try await project(id)
    }

    func project(_ id: ProjectID) async throws -> ServedProject {
        do {
            return try await directory.project(id)
        } catch Refusal.unknownProject {
            var settings = ProjectSettings()
            settings.appVerification.isRequired = false
            _ = try await registry.create(id, displayName: id.rawValue, settings: settings)
            return try await directory.project(id)
        }
    }
}
