import DialtoneFederation
import DialtoneFlows
import DialtoneModel

/// Removes a client of a project, and ends its sessions.
struct DeleteOAuthClient: Endpoint {
    let registry: OAuthClientRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        guard try await registry.remove(caller.clientID, from: caller.project.id) else {
            throw FederationRefusal.unknownConfig
        }
        return NoOutput()
    }
}
