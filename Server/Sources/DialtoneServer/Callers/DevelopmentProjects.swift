import DialtoneBasics
import DialtoneFlows
import DialtoneModel

/// Creates projects and tenants in development mode when a call first names them.
struct DevelopmentProjects: ProjectFinder {
    let directory: ProjectDirectory
    let registry: ProjectRegistry
    let apps: AppRegistry
    let tenants: TenantRegistry

    func project(named name: String) async throws -> ServedProject {
        guard let id = ProjectID(checking: name) else { throw Refusal.unknownProject }
        return try await project(id)
    }

    func tenant(_ name: String, of project: ProjectID) async throws -> ServedProject {
        do {
            return try await directory.tenant(name, of: project)
        } catch Refusal.unknownTenant {
            guard let id = project.tenant(name) else { throw Refusal.unknownTenant }
            try await tenants.createLikeProject(id)
            return try await directory.tenant(name, of: project)
        }
    }

    func project(_ id: ProjectID) async throws -> ServedProject {
        do {
            return try await directory.project(id)
        } catch Refusal.unknownProject {
            let created = try await registry.create(
                id,
                displayName: id.rawValue,
                settings: .development
            )
            // Unknown keys mean the default project, so this one needs an app with a key.
            if let created { _ = try await apps.add(.ios, .demo, to: created) }
            return try await directory.project(id)
        }
    }
}
