import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The page on which users see and change their own account.
///
/// Its scripts sign the user in with the calls of every app, and keep the tokens in memory only.
/// So it needs no cookie, and is the same in development and in production.
struct AccountRoutes {
    static let path = ActionLinks.accountPage

    let directory: ProjectDirectory
    let page: SignInPage
    let files: PageFiles

    /// The project of a page whose URL names none; `nil` in production, where each must name one.
    let defaultProject: ProjectID?

    private let plain: PlainPage

    init(_ dependencies: ServerDependencies, _ files: PageFiles, defaultProject: ProjectID?) {
        directory = dependencies.flows.projects
        page = SignInPage(dependencies, files)
        self.files = files
        self.defaultProject = defaultProject
        plain = PlainPage(files, isDevelopment: dependencies.mode.isDevelopment)
    }

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(Self.path)) { request, _ in
            let language = files.languages.best(
                for: request,
                named: request.uri.queryParameters.get("lang")
            )
            guard let served = try await served(request) else {
                return plain.response(
                    language.texts.plain.refused,
                    in: language,
                    detail: "The URL names no project: add ?project=ID.",
                    status: .badRequest
                )
            }
            return try await page.response(
                for: served.project,
                SignInPage.Visit(app: served.app, language: language, isForAccount: true)
            )
        }
    }

    /// Finds the project that the URL names, and the app whose API key the page uses.
    private func served(
        _ request: Request
    ) async throws -> (project: Project, app: (apiKey: String, id: String?))? {
        let query = request.uri.queryParameters
        if let apiKey = query.get("key") {
            let served = try await directory.project(apiKey: apiKey)
            let app = served.apps.first { $0.hasKey(apiKey) }
            return (served.project, (apiKey, app?.appID))
        }
        guard let id = query.get("project").map(ProjectID.init(rawValue:)) ?? defaultProject else {
            return nil
        }
        let served = try await directory.project(id)
        guard let app = served.pageApp else { throw Refusal.unknownAPIKey }
        return (served.project, (app.apiKey, app.appID))
    }
}
