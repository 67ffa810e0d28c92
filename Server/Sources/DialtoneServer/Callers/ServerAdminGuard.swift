import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The administrator of a call on the server itself.
struct ServerAdminCaller: Sendable {
    let identity: AdminIdentity

    /// The ID of the resource in the path, such as an operator.
    var resource: String?

    /// The query parameters, for calls that have a body as well.
    var query: [String: String] = [:]

    /// The version of the resource that the caller has read; by default, every version.
    var seen: SeenVersion { SeenVersion(query["etag"]) }
}

/// Authorizes administrators of the server, for calls that belong to no project.
///
/// These are operators with a role for the server, and callers of listeners on which everyone is an
/// owner. Admin keys and service accounts belong to one project, so they are refused.
struct ServerAdminGuard: CallerGuard {
    private let authenticator: AdminAuthenticator
    private let acceptsOwnerToken: Bool
    private let log: AuditLog
    private let decoder: WireDecoder

    /// The minimum role for the call; by default, the highest one.
    private(set) var neededRole = AdminRole.owner

    /// Creates a guard that accepts the same credentials for all projects as `admins`.
    init(_ admins: AdminGuard) {
        authenticator = admins.authenticator
        acceptsOwnerToken = admins.acceptsOwnerToken
        log = admins.log
        decoder = admins.decoder
    }

    /// Returns the guard for calls that require only `role`.
    func needing(_ role: AdminRole) -> Self {
        var copy = self
        copy.neededRole = role
        return copy
    }

    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: ServerAdminCaller, input: Input) {
        let identity = try await identity(of: request, in: context)
        AuditTrail.current?.note(actor: identity.actor)
        guard identity.role >= neededRole else {
            throw Refusal.roleTooLow(needed: neededRole)
        }
        let input = try await decoder.decode(type, from: request)
        let caller = ServerAdminCaller(
            identity: identity,
            resource: context.parameters.get("resource"),
            query: FormText.decode(request.uri.query ?? "")
        )
        return (caller, input)
    }

    func audit(of action: AuditAction, in context: ServerContext) -> AuditedCall? {
        AuditedCall(of: action, needing: neededRole, in: context, to: log)
    }

    func completed(_ request: Request, by caller: ServerAdminCaller, in context: ServerContext) {
        guard neededRole > .viewer else { return }
        caller.identity.log(request, of: nil, in: context)
    }

    private func identity(
        of request: Request,
        in context: ServerContext
    ) async throws -> AdminIdentity {
        if let user = context.consoleUser {
            AuditTrail.current?.note(actor: user.actor)
            guard let identity = user.serverIdentity else { throw Refusal.unauthenticated }
            return identity
        }
        guard let bearer = Bearer(request.headers[.authorization]) else {
            throw RequestRefusal.missingBearer
        }
        if acceptsOwnerToken, bearer.isOwner { return .owner }
        // The owner of a valid credential must see that it was used where it is not accepted.
        let (identity, project) = try await authenticator.authenticate(bearer.token)
        SecurityTrail.current?.note(project: project)
        AuditTrail.current?.note(project: project)
        AuditTrail.current?.note(actor: identity.actor)
        throw SecurityTrail.explaining(.unauthenticated, as: .foreignProject)
    }
}
