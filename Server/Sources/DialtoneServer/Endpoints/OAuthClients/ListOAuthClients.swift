import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Lists the clients of a project.
struct ListOAuthClients: Endpoint {
    let registry: OAuthClientRegistry

    func respond(
        to input: NoInput,
        from caller: AdminCaller
    ) async throws -> ListOAuthClientsResponse {
        let clients = try await registry.clients(of: caller.project.id)
        return ListOAuthClientsResponse {
            $0.oauthClients = clients.isEmpty ? nil : clients.map(OAuthClientInfo.init)
        }
    }
}
