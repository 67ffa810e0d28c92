import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Shows a client of a project.
struct ShowOAuthClient: Endpoint {
    let registry: OAuthClientRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> OAuthClientInfo {
        guard let client = try await registry.client(caller.clientID, of: caller.project.id) else {
            throw FederationRefusal.unknownConfig
        }
        return OAuthClientInfo(client)
    }
}

extension AdminCaller {
    /// The ID of the client in the path.
    var clientID: OAuthClientID { OAuthClientID(rawValue: resource ?? "") }
}
