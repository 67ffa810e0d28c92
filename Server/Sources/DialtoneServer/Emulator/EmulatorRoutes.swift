import DialtoneFlows
import DialtoneInbox
import DialtoneModel
import HTTPTypes
import Hummingbird

/// The routes of the Firebase Auth emulator, which exist only in development mode.
struct EmulatorRoutes {
    private static let project = "/emulator/v1/projects/{project}"

    /// The paths of a project's and a tenant's codes and accounts.
    private static let places = [project, project + "/tenants/{tenant}"]

    private let inbox: Inbox
    private let accounts: AccountDirectory
    private let reader: InboxReader
    private let visitors: OpenGuard
    private let showConfig: ShowEmulatorConfig
    private let action: EmulatorAction
    private let patchConfig: PatchEmulatorConfig

    init(
        _ dependencies: ServerDependencies,
        _ development: DevelopmentComponents
    ) throws {
        let flows = dependencies.flows
        inbox = development.inbox
        accounts = flows.accounts
        visitors = OpenGuard(projects: development.projects, decoder: dependencies.decoder)
        reader = InboxReader(
            store: dependencies.store,
            inbox: inbox,
            handedOut: development.handedOutLinks,
            clock: dependencies.clock
        )
        action = EmulatorAction(
            codes: flows.email.codes,
            directory: flows.projects,
            links: ActionLinks(mode: dependencies.mode, publicURL: dependencies.listener.publicURL),
            proxies: dependencies.listener.trustedProxies,
            texts: try PageLanguages().english.texts.action
        )
        showConfig = ShowEmulatorConfig(tokenKinds: development.tokenKinds)
        patchConfig = PatchEmulatorConfig(
            registry: flows.registry,
            directory: flows.projects,
            tokenKinds: development.tokenKinds
        )
    }

    func add(to router: Router<ServerContext>) {
        for place in Self.places {
            add(
                ShowVerificationCodes(reader: reader),
                .get,
                place + "/verificationCodes",
                to: router
            )
            add(ShowOOBCodes(reader: reader), .get, place + "/oobCodes", to: router)
            add(ShowMessages(reader: reader), .get, place + "/messages", to: router)
            add(ShowInbox(reader: reader), .get, place + "/inbox", to: router)
            add(ClearInbox(inbox: inbox), .delete, place + "/inbox", to: router)
            add(ClearAccounts(accounts: accounts), .delete, place + "/accounts", to: router)
            router.get(RouterPath(place + "/messages/stream")) { request, context in
                let project = try await visitors.project(in: context).id
                return MessageStream(inbox: inbox, project: project).response(to: request)
            }
        }
        action.add(to: router)
        add(showConfig, .get, Self.project + "/config", to: router)
        add(patchConfig, .patch, Self.project + "/config", to: router)
    }

    private func add<Call: Endpoint>(
        _ endpoint: Call,
        _ method: HTTPRequest.Method,
        _ path: String,
        to router: Router<ServerContext>
    ) where Call.Caller == AdminCaller {
        let responder = EndpointResponder(endpoint: endpoint, callerGuard: visitors)
        router.on(RouterPath(path), method: method, responder: responder)
    }
}

/// Admits every caller to the project or tenant in the path.
///
/// It is for the emulator's calls in development mode.
struct OpenGuard: CallerGuard {
    let projects: any ProjectFinder
    let decoder: WireDecoder

    func admit<Input: WireInput>(
        _ request: Request,
        bringing type: Input.Type,
        in context: ServerContext
    ) async throws -> (caller: AdminCaller, input: Input) {
        let project = try await project(in: context)
        return (AdminCaller(project: project), try await decoder.decode(type, from: request))
    }

    /// Returns the tenant in the path, or else the project.
    func project(in context: ServerContext) async throws -> Project {
        guard let name = context.parameters.get("project") else { throw Refusal.unknownProject }
        let project = try await projects.project(named: name).project
        guard let tenant = context.parameters.get("tenant") else { return project }
        return try await projects.tenant(tenant, of: project.id).project
    }
}

/// Deletes all accounts of a project.
struct ClearAccounts: Endpoint {
    let accounts: AccountDirectory

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> NoOutput {
        try await accounts.deleteAll(of: caller.project.id)
        return NoOutput()
    }
}
