import DialtoneBasics
import DialtoneInbox
import HTTPTypes
import Hummingbird

/// The pages of development mode.
struct PageRoutes {
    private let assets: PageAssets
    private let console: ConsoleRoutes
    private let signIn: SignInRoutes
    private let setupCodes: SetupCodeRoutes
    private let action: ActionPage
    private let verify: VerifyPage
    private let picker: PickerPage
    private let web: WebRoutes

    /// Creates the pages; throws if one is invalid, to prevent the start.
    init(
        _ parts: ServerDependencies,
        _ flows: Flows,
        projects: DevelopmentProjects,
        defaultProject: ProjectID,
        inbox: Inbox
    ) throws {
        assets = try PageAssets()
        let templates = try PageTemplates()
        action = ActionPage(parts, flows, assets: assets, templates: templates)
        verify = VerifyPage(parts, flows, assets: assets, templates: templates)
        picker = PickerPage(
            parts,
            flows,
            projects: projects,
            assets: assets,
            templates: templates
        )
        web = WebRoutes(parts, flows, assets: assets, templates: templates)
        console = ConsoleRoutes(
            store: parts.store,
            accounts: flows.accounts,
            projects: projects,
            defaultProject: defaultProject,
            assets: assets,
            templates: templates,
            inbox: InboxReader(store: parts.store, inbox: inbox, clock: parts.clock),
            clock: parts.clock,
            decoder: parts.decoder
        )
        setupCodes = SetupCodeRoutes(decoder: parts.decoder)
        signIn = SignInRoutes(
            directory: flows.projects,
            challenge: parts.appVerification.challenges.challenge,
            defaultProject: defaultProject,
            assets: assets,
            templates: templates
        )
    }

    func add(to router: Router<ServerContext>) {
        assets.add(to: router)
        console.add(to: router)
        signIn.add(to: router)
        setupCodes.add(to: router)
        action.add(to: router)
        verify.add(to: router)
        picker.add(to: router)
        web.add(to: router)
    }

    /// Adds the pages that exist in production as well.
    static func addForProduction(
        _ parts: ServerDependencies,
        _ flows: Flows,
        to router: Router<ServerContext>
    ) throws {
        let assets = try PageAssets()
        let templates = try PageTemplates()
        assets.add(to: router)
        ActionPage(parts, flows, assets: assets, templates: templates).add(to: router)
        VerifyPage(parts, flows, assets: assets, templates: templates).add(to: router)
        WebRoutes(parts, flows, assets: assets, templates: templates).add(to: router)
        let page = try PlainPage(isDevelopment: false)
        router.get("/") { request, _ in
            guard request.acceptsPages else { throw HTTPError(.notFound) }
            var response = page.welcome(for: request)
            response.headers[values: .vary].append("Accept")
            return response
        }
    }
}
