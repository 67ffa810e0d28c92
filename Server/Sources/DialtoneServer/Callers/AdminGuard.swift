import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// Authorizes administrators for the project in the path or body.
struct AdminGuard: CallerGuard {
    let authenticator: AdminAuthenticator

    /// Whether `Bearer owner` is accepted, as Google's admin SDKs send it in emulator mode.
    ///
    /// It is accepted in development, and on loopback listeners.
    let acceptsOwnerToken: Bool

    /// The project of `Bearer owner` calls that name none; `nil` in production.
    let defaultProject: ProjectID?

    let projects: any ProjectFinder
    let log: AuditLog
    let decoder: WireDecoder

    /// The minimum role for the call; by default, the highest one.
    private(set) var neededRole = AdminRole.owner

    init(
        authenticator: AdminAuthenticator,
        acceptsOwnerToken: Bool,
        defaultProject: ProjectID?,
        projects: any ProjectFinder,
        log: AuditLog,
        decoder: WireDecoder
    ) {
        self.authenticator = authenticator
        self.acceptsOwnerToken = acceptsOwnerToken
        self.defaultProject = defaultProject
        self.projects = projects
        self.log = log
        self.decoder = decoder
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
    ) async throws -> (caller: AdminCaller, input: Input) {
        let credential: Credential
        do {
            credential = try await self.credential(of: request, in: context)
        } catch Refusal.unauthenticated {
            await noteProject(in: context)
            throw Refusal.unauthenticated
        }
        AuditTrail.current?.note(actor: credential.actor)
        let input = try await decoder.decode(type, from: request)
        let standard = credential.isForEveryProject ? defaultProject?.rawValue : nil
        guard let name = context.parameters.get("project") ?? input.targetProjectId ?? standard
        else {
            throw RequestRefusal.insufficientPermission(nil)
        }
        let identity = try credential.identity(in: ProjectID(rawValue: name))
        AuditTrail.current?.note(actor: identity.actor)
        guard identity.role >= neededRole else {
            await noteProject(in: context)
            throw Refusal.roleTooLow(needed: neededRole)
        }
        let project = try await projects.project(named: name).project
        let tenant = try await tenant(of: input, in: project.id, context)
        SecurityTrail.current?.note(project: tenant?.id ?? project.id)
        AuditTrail.current?.note(project: tenant?.id ?? project.id)
        let caller = AdminCaller(
            project: tenant ?? project,
            identity: identity,
            resource: context.parameters.get("resource"),
            query: FormText.decode(request.uri.query ?? ""),
            authority: request.head.authority
        )
        return (caller, input)
    }

    func audit(of action: AuditAction, in context: ServerContext) -> AuditedCall? {
        AuditedCall(of: action, needing: neededRole, in: context, to: log)
    }

    func completed(_ request: Request, by caller: AdminCaller, in context: ServerContext) {
        guard neededRole > .viewer else { return }
        caller.identity.log(request, of: caller.project.id, in: context)
    }

    private func credential(
        of request: Request,
        in context: ServerContext
    ) async throws -> Credential {
        if let user = context.consoleUser { return .console(user) }
        guard let bearer = Bearer(request.headers[.authorization]) else {
            throw RequestRefusal.missingBearer
        }
        if acceptsOwnerToken, bearer.isOwner { return .owner }
        let (identity, project) = try await authenticator.authenticate(bearer.token)
        return .program(identity, of: project)
    }

    /// Records the project for which a rejected credential was used.
    ///
    /// The caller sends the name, so only an existing project is recorded. In development, where
    /// every caller is trusted, the lookup could create the project.
    private func noteProject(in context: ServerContext) async {
        guard !acceptsOwnerToken, let name = context.parameters.get("project"),
            let project = try? await projects.project(named: name).project
        else { return }
        SecurityTrail.current?.note(project: project.id)
        AuditTrail.current?.note(project: project.id)
    }

    /// Returns the tenant in the path or body; rejects an ID token of another one.
    private func tenant(
        of input: some WireInput,
        in project: ProjectID,
        _ context: ServerContext
    ) async throws -> Project? {
        let inPath = context.parameters.get("tenant")
        let inBody = input.tenantId.flatMap { $0.isEmpty ? nil : $0 }
        if let inPath, let inBody, inPath != inBody { throw Refusal.tenantMismatch }
        guard let name = inPath ?? inBody else { return nil }
        let claimed = input.idToken.flatMap(ClaimedTenant.init(of:))?.tenantID
        if let claimed, claimed != name { throw Refusal.tenantMismatch }
        return try await projects.tenant(name, of: project).project
    }
}

/// What proves an administrator's identity.
private enum Credential {
    /// The administrator of every project.
    case owner
    case program(AdminIdentity, of: ProjectID)
    case console(ConsoleUser)

    /// The actor, whose role depends on the project.
    var actor: AuditActor {
        switch self {
        case .owner: AdminIdentity.owner.actor
        case .program(let identity, _): identity.actor
        case .console(let user): user.actor
        }
    }

    var isForEveryProject: Bool {
        if case .owner = self { true } else { false }
    }

    /// Returns the identity for calls on a project, which need not exist.
    ///
    /// Callers without access to a project must not find out whether it exists.
    func identity(in project: ProjectID) throws(Refusal) -> AdminIdentity {
        switch self {
        case .owner: return .owner
        case .program(let identity, let own):
            // The credential's owner must know for which project it was used.
            SecurityTrail.current?.note(project: own)
            AuditTrail.current?.note(project: own)
            if own == project { return identity }
        case .console(let user):
            if let identity = user.identity(in: project) { return identity }
        }
        throw SecurityTrail.explaining(.unauthenticated, as: .foreignProject)
    }
}
