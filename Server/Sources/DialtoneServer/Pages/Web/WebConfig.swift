import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird

/// The configuration of web pages that use the server, in the format of Firebase Hosting.
struct WebConfig: Sendable {
    static let path = "/__/firebase/init.json"

    let directory: ProjectDirectory
    let address: PublicAddress

    func add(to router: Router<ServerContext>) {
        router.get(RouterPath(Self.path)) { request, _ in
            let found = try await app(for: request.uri.queryParameters.get("apiKey"))
            let origin = try address.origin(for: request)
            var response = try WireEncoder.response(Contents(found.app, found.project, at: origin))
            response.headers[.cacheControl] = "no-cache"
            return response
        }
    }

    /// Returns the app with the key, or the only web app of the only project.
    ///
    /// The route is public, so it uses only cached data. Keys of other platforms are not published.
    private func app(for apiKey: String?) async throws -> (app: RelyingApp, project: Project) {
        if let apiKey {
            let served = try await directory.project(apiKey: apiKey)
            // Development accepts keys that belong to no app.
            guard let app = served.apps.first(where: { $0.hasKey(apiKey) }) else {
                throw Refusal.unknownAPIKey
            }
            return (app, served.project)
        }
        if let only = try await directory.onlyProject() {
            let served = try await directory.project(only)
            let apps = served.apps.filter { $0.platform == .web }
            if let app = apps.first, apps.count == 1 { return (app, served.project) }
        }
        throw Refusal.invalidArgument(
            field: "apiKey",
            problem: "is required, unless the server has one project with one web app"
        )
    }

    private struct Contents: Encodable {
        let apiKey: String
        let appID: String
        let authDomain: String
        let projectID: String
        let messagingSenderID: String

        init(_ app: RelyingApp, _ project: Project, at origin: String) {
            apiKey = app.apiKey
            appID = app.appID
            authDomain = String(origin.trimmingPrefix(/https?:\/\//))
            projectID = project.id.rawValue
            messagingSenderID = String(project.number)
        }

        private enum CodingKeys: String, CodingKey {
            case apiKey, authDomain
            case appID = "appId"
            case projectID = "projectId"
            case messagingSenderID = "messagingSenderId"
        }
    }
}
