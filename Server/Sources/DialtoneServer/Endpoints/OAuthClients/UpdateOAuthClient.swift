import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Changes a client of a project.
struct UpdateOAuthClient: Endpoint {
    let registry: OAuthClientRegistry

    func respond(
        to input: OAuthClientRequest,
        from caller: AdminCaller
    ) async throws -> OAuthClientInfo {
        guard input.kind == nil else {
            throw Refusal.invalidArgument(
                field: "kind",
                problem: "cannot change; add another client"
            )
        }
        let changed = try await registry.change(caller.clientID, of: caller.project.id) { client in
            if let name = input.displayName { client.displayName = name }
            try input.apply(to: &client.details)
        }
        guard let changed else { throw FederationRefusal.unknownConfig }
        return OAuthClientInfo(changed)
    }
}
