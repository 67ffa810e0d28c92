import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension OAuthClientRequest: WireInput {}

/// Adds a client of OpenID Connect to a project.
struct CreateOAuthClient: Endpoint {
    let registry: OAuthClientRegistry

    func respond(
        to input: OAuthClientRequest,
        from caller: AdminCaller
    ) async throws -> OAuthClientSecretResponse {
        guard let kind = input.kind.flatMap({ OAuthClient.Kind(rawValue: $0.lowercased()) }) else {
            throw Refusal.invalidArgument(field: "kind", problem: "must be PUBLIC or CONFIDENTIAL")
        }
        var details = OAuthClientDetails()
        try input.apply(to: &details)
        let (client, secret) = try await registry.add(
            input.displayName ?? "",
            kind,
            details,
            to: caller.project.id
        )
        return OAuthClientSecretResponse {
            $0.client = OAuthClientInfo(client)
            $0.clientSecret = secret?.text
        }
    }
}
