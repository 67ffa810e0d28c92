import DialtoneCore

/// Finds the project that a path or a body names.
protocol ProjectFinder: Sendable {
    func project(named name: String) async throws -> ServedProject
    func tenant(_ name: String, of project: ProjectID) async throws -> ServedProject
}

extension ProjectDirectory: ProjectFinder {
    func project(named name: String) async throws -> ServedProject {
        guard let id = ProjectID(checking: name) else { throw Refusal.unknownProject }
        return try await project(id)
    }

    func tenant(_ name: String, of project: ProjectID) async throws -> ServedProject {
        guard let id = project.tenant(name) else { throw Refusal.unknownTenant }
        do {
            return try await self.project(id)
        } catch Refusal.unknownProject {
            throw Refusal.unknownTenant
        }
    }
}
