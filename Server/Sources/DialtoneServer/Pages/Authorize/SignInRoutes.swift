import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The page for signing in with a phone number.
///
/// A client reaches it through its authorization endpoint. In development mode, it can also be
/// opened by itself.
struct SignInRoutes {
    let directory: ProjectDirectory
    let page: SignInPage
    let authorize: AuthorizePages
    let files: PageFiles

    /// The project of a page that names none; `nil` in production, where each needs a client.
    let defaultProject: ProjectID?

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(SignInPage.path)) { request, _ in
            if let ticket = request.uri.queryParameters.get(AuthorizePages.requestParameter) {
                return try await authorize.open(ticket, request)
            }
            guard let defaultProject else { return authorize.withoutClient(request) }
            let (project, app) = try await caller(of: request, or: defaultProject)
            return try await page.response(
                for: project,
                SignInPage.Visit(
                    app: app,
                    language: files.languages.best(
                        for: request,
                        named: request.uri.queryParameters.get("lang")
                    )
                )
            )
        }
    }

    /// Finds the caller: an API key determines the project, a project alone means its first app.
    private func caller(
        of request: Request,
        or defaultProject: ProjectID
    ) async throws -> (project: Project, app: (apiKey: String, id: String?)) {
        let query = request.uri.queryParameters
        if let apiKey = query.get("key") {
            let served = try await directory.project(apiKey: apiKey)
            let app = served.apps.first { $0.hasKey(apiKey) }
            return (served.project, (apiKey, app?.appID))
        }
        let id = query.get("project").map(ProjectID.init(rawValue:)) ?? defaultProject
        let served = try await directory.project(id)
        guard let app = served.apps.first else { throw Refusal.unknownAPIKey }
        return (served.project, (app.apiKey, app.appID))
    }
}
