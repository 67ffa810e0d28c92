import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns the settings for passkeys of a project or tenant.
struct ShowPasskeyConfig: Endpoint {
    let registry: ProjectRegistry
    let parties: RelyingParties

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> PasskeyConfig {
        PasskeyConfig(try await registry.project(caller.project.id).project, of: parties)
    }
}
