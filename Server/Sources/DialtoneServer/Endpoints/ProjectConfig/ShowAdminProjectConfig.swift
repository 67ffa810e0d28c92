import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

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
