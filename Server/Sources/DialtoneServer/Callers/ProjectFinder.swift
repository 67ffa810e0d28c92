import DialtoneBasics
package import DialtoneFlows
import DialtoneModel

/// Finds the project in a path or body.
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
