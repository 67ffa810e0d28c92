import DialtoneCore
import Hummingbird

/// The page on which one signs in with a phone number.
struct SignInRoutes {
    let store: any DataStore
    let directory: ProjectDirectory
    let defaultProject: ProjectID
    let assets: PageAssets
    let templates: PageTemplates

    func add(to router: Router<ServerContext>) {
        router.get("/sign-in") { request, _ in
            let view = try await view(for: request)
            return PageResponse.html(templates.render(.signIn, with: view))
        }
    }

    /// An API key names its project; a project alone is asked for its first app.
    private func view(for request: Request) async throws -> SignInView {
        let query = request.uri.queryParameters
        if let apiKey = query.get("key") {
            let project = try await directory.project(apiKey: apiKey).project
            return SignInView(project: project, apiKey: apiKey, assets: assets.path)
        }
        let id = query.get("project").map(ProjectID.init(rawValue:)) ?? defaultProject
        let project = try await directory.project(id).project
        let apps = try await store.read { try $0.relyingApps(of: id) }
        guard let app = apps.first else { throw Refusal.unknownAPIKey }
        return SignInView(project: project, apiKey: app.apiKey, assets: assets.path)
    }
}

/// What the template of the sign-in page shows.
struct SignInView: Sendable {
    let assets: String
    let project: ProjectView
    let apiKey: String
    let codeLength: Int

    init(project: Project, apiKey: String, assets: String) {
        self.assets = assets
        self.project = ProjectView(project, isCurrent: true)
        self.apiKey = apiKey
        codeLength = project.settings.phoneSignIn.codes.length
    }
}
