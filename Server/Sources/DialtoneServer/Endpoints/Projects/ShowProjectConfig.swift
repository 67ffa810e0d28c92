import DialtoneCore
import IdentityToolkit

/// Tells apps what they may know of their project.
struct ShowProjectConfig: Endpoint {
    func respond(to input: NoInput, from caller: AppCaller) async throws -> ProjectConfigResponse {
        let project = caller.project.project
        return ProjectConfigResponse(
            projectID: String(project.number),
            authorizedDomains: project.settings.authorizedDomains
        )
    }
}
