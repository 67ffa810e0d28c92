import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The admin calls for the clients of OpenID Connect.
struct OAuthClientRoutes {
    private static let all = AdminPath(path: "dialtone/v1/projects/{project}/oauthClients")
    private static let one = AdminPath(
        path: "dialtone/v1/projects/{project}/oauthClients/{resource}"
    )
    private static let secret = AdminPath(
        path: "dialtone/v1/projects/{project}/oauthClients/{resource}/secret"
    )

    let registry: OAuthClientRegistry
    let admins: AdminGuard

    func add(to router: Router<ServerContext>) {
        let viewers = admins.needing(.viewer)
        let owners = admins.needing(.owner)
        router.add(ListOAuthClients(registry: registry), Self.all, viewers, method: .get)
        router.add(CreateOAuthClient(registry: registry), Self.all, owners)
        router.add(ShowOAuthClient(registry: registry), Self.one, viewers, method: .get)
        router.add(UpdateOAuthClient(registry: registry), Self.one, owners, method: .patch)
        router.add(DeleteOAuthClient(registry: registry), Self.one, owners, method: .delete)
        router.add(RotateOAuthClientSecret(registry: registry), Self.secret, owners)
    }
}

/// Lists the clients of a project.
struct ListOAuthClients: Endpoint {
    static let auditAction: AuditAction = "clients.list"

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

extension OAuthClientRequest: WireInput {}

/// Adds a client of OpenID Connect to a project.
struct CreateOAuthClient: Endpoint {
    static let auditAction: AuditAction = "clients.create"

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

/// Shows a client of a project.
struct ShowOAuthClient: Endpoint {
    static let auditAction: AuditAction = "clients.show"

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

/// Changes a client of a project.
struct UpdateOAuthClient: Endpoint {
    static let auditAction: AuditAction = "clients.update"

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
        let seen = input.etag.map(SeenVersion.init) ?? caller.seen
        let changed = try await registry.change(caller.clientID, of: caller.project.id) { client in
            try seen.check(client)
            if let name = input.displayName { client.displayName = name }
            try input.apply(to: &client.details)
        }
        guard let changed else { throw FederationRefusal.unknownConfig }
        return OAuthClientInfo(changed)
    }
}

/// Removes a client of a project, and ends its sessions.
struct DeleteOAuthClient: Endpoint {
    static let auditAction: AuditAction = "clients.delete"

    let registry: OAuthClientRegistry

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        let removed = try await registry.remove(
            caller.clientID,
            from: caller.project.id,
            since: caller.seen
        )
        guard removed else { throw FederationRefusal.unknownConfig }
        return NoOutput()
    }
}
