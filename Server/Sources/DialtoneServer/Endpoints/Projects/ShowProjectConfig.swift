import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns the project's public configuration.
struct ShowProjectConfig: Endpoint {
    func respond(to input: NoInput, from caller: AppCaller) async throws -> ProjectConfigResponse {
        let project = caller.project.project
        return ProjectConfigResponse {
            $0.projectId = String(project.number)
            $0.authorizedDomains = project.settings.authorizedDomains
        }
    }
}
