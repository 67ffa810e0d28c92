import DialtoneCore
import DialtoneMessaging
import HTTPTypes
import Hummingbird

/// The surface that only the Firebase Auth emulator has, and so only development mode.
struct EmulatorRoutes {
    private static let project = "/emulator/v1/projects/{project}"

    private let inbox: Inbox
    private let accounts: AccountDirectory
    private let codes: SentCodes
    private let visitors: OpenGuard
    private let projects: DevelopmentProjects
    private let oobCodes: ShowOOBCodes
    private let action: EmulatorAction
    private let patchConfig: PatchEmulatorConfig

    init(
        _ parts: ServerParts,
        _ flows: Flows,
        inbox: Inbox,
        projects: DevelopmentProjects
    ) {
        self.inbox = inbox
        self.projects = projects
        accounts = flows.accounts
        visitors = OpenGuard(projects: projects)
        oobCodes = ShowOOBCodes(store: parts.store, inbox: inbox, clock: parts.clock)
        action = EmulatorAction(
            codes: flows.email.codes,
            directory: flows.projects,
            links: ActionLinks(mode: parts.mode, publicURL: parts.listener.publicURL),
            proxies: parts.listener.trustedProxies
        )
        patchConfig = PatchEmulatorConfig(registry: flows.registry, directory: flows.projects)
        codes = SentCodes(store: parts.store, inbox: inbox, clock: parts.clock)
    }

    func add(to router: Router<ServerContext>) {
        add(ShowVerificationCodes(codes: codes), .get, "/verificationCodes", to: router)
        add(oobCodes, .get, "/oobCodes", to: router)
        action.add(to: router)
        add(ShowMessages(codes: codes), .get, "/messages", to: router)
        add(ShowEmulatorConfig(), .get, "/config", to: router)
        add(patchConfig, .patch, "/config", to: router)
        add(ClearAccounts(accounts: accounts), .delete, "/accounts", to: router)
        router.get(RouterPath(Self.project + "/messages/stream")) { request, context in
            let name = context.parameters.get("project") ?? ""
            let project = try await projects.project(named: name).project.id
            return MessageStream(inbox: inbox, project: project).response(to: request)
        }
    }

    private func add<Call: Endpoint>(
        _ endpoint: Call,
        _ method: HTTPRequest.Method,
        _ path: String,
        to router: Router<ServerContext>
    ) where Call.Caller == AdminCaller {
        let responder = EndpointResponder(endpoint: endpoint, callerGuard: visitors)
        router.on(RouterPath(Self.project + path), method: method, responder: responder)
    }
}
