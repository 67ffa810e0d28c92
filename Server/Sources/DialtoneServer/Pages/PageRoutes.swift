import DialtoneBasics
import DialtoneFlows
import DialtoneInbox
import HTTPTypes
import Hummingbird

/// The pages of development mode.
struct PageRoutes {
    private let files: PageFiles
    private let start: StartRoutes
    private let console: ConsoleRoutes
    private let signIn: SignInRoutes
    private let account: AccountRoutes
    private let brand: BrandRoutes
    private let authorize: AuthorizePages
    private let signOut: SignOutPages
    private let signInForms: SignInForms
    private let setupCodes: SetupCodeRoutes
    private let action: ActionPage
    private let verify: VerifyPage
    private let picker: PickerPage
    private let web: WebRoutes
    private let element: ElementRoutes

    /// Creates the pages; throws if one is invalid, to prevent the start.
    init(
        _ dependencies: ServerDependencies,
        projects: DevelopmentProjects,
        defaultProject: ProjectID,
        inbox: Inbox,
        calls: AdminCalls
    ) throws {
        files = try PageFiles()
        console = ConsoleRoutes(dependencies, files, calls: calls)
        action = ActionPage(dependencies, files)
        verify = VerifyPage(dependencies, files)
        picker = PickerPage(dependencies, projects: projects, files)
        web = WebRoutes(dependencies, assets: files.assets, templates: files.templates)
        element = ElementRoutes(dependencies, assets: files.assets)
        start = StartRoutes(
            store: dependencies.store,
            accounts: dependencies.flows.accounts,
            projects: projects,
            defaultProject: defaultProject,
            assets: files.assets,
            templates: files.templates,
            inbox: InboxReader(store: dependencies.store, inbox: inbox, clock: dependencies.clock),
            clock: dependencies.clock,
            decoder: dependencies.decoder
        )
        setupCodes = SetupCodeRoutes(decoder: dependencies.decoder)
        authorize = AuthorizePages(dependencies, files)
        signOut = SignOutPages(dependencies, pages: authorize, files)
        signInForms = SignInForms(dependencies, pages: authorize)
        signIn = SignInRoutes(
            directory: dependencies.flows.projects,
            page: SignInPage(dependencies, files),
            authorize: authorize,
            files: files,
            defaultProject: defaultProject
        )
        account = AccountRoutes(dependencies, files, defaultProject: defaultProject)
        brand = BrandRoutes(directory: dependencies.flows.projects, files: files)
    }

    func add(to router: Router<ServerContext>) {
        files.assets.add(to: router)
        start.add(to: router)
        console.add(to: router)
        signIn.add(to: router)
        account.add(to: router)
        brand.add(to: router)
        authorize.add(to: router)
        signOut.add(to: router)
        signInForms.add(to: router)
        setupCodes.add(to: router)
        action.add(to: router)
        verify.add(to: router)
        picker.add(to: router)
        web.add(to: router)
        element.add(to: router)
    }

    /// Adds the pages that exist in production as well.
    static func addForProduction(
        _ dependencies: ServerDependencies,
        to router: Router<ServerContext>,
        calls: AdminCalls
    ) throws {
        let files = try PageFiles()
        files.assets.add(to: router)
        if case .publicListener = dependencies.console {
            ConsoleRoutes(dependencies, files, calls: calls).add(to: router)
        }
        ActionPage(dependencies, files).add(to: router)
        VerifyPage(dependencies, files).add(to: router)
        let authorize = AuthorizePages(dependencies, files)
        authorize.add(to: router)
        SignOutPages(dependencies, pages: authorize, files).add(to: router)
        SignInForms(dependencies, pages: authorize).add(to: router)
        SignInRoutes(
            directory: dependencies.flows.projects,
            page: SignInPage(dependencies, files),
            authorize: authorize,
            files: files,
            defaultProject: nil
        )
        .add(to: router)
        AccountRoutes(dependencies, files, defaultProject: nil).add(to: router)
        BrandRoutes(directory: dependencies.flows.projects, files: files).add(to: router)
        SetupCodeRoutes(decoder: dependencies.decoder).add(to: router)
        WebRoutes(dependencies, assets: files.assets, templates: files.templates).add(
            to: router
        )
        ElementRoutes(dependencies, assets: files.assets).add(to: router)
        let page = try PlainPage(isDevelopment: false)
        router.get("/") { request, _ in
            guard request.acceptsPages else { throw HTTPError(.notFound) }
            var response = page.welcome(for: request)
            response.headers[values: .vary].append("Accept")
            return response
        }
    }
}
