import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The apps of a project, with what their developers copy.
struct ConsoleApps: Sendable {
    private static let path = "/projects/{project}/apps"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.path, on: router) { visit in
            let project = try visit.projectID()
            let apps = try await apps(for: visit)
            return try await site.page(
                .consoleApps,
                titled: ConsoleTab.apps.name,
                at: .apps,
                of: project,
                for: visit
            ) {
                ListView(
                    layout: $0,
                    tabs: ConsoleTabs(.apps, in: project.rawValue),
                    apps: apps.map { Row($0, in: project.rawValue) }
                )
            }
        }
        // The development server has pages below the app's key, and a router takes one name for it.
        site.get(Self.path + "/{key}", on: router) { visit in
            let id = try visit.parameter("key")
            guard let app = try await apps(for: visit).first(where: { $0.appID == id }) else {
                throw HTTPError(.notFound)
            }
            return try await page(for: visit, of: app)
        }
    }

    private func apps(for visit: ConsoleVisit) async throws -> [RegisteredApp] {
        let calls = ProjectCalls(site.calls, try visit.projectID(), visit)
        let found: ListAppsResponse = try await calls.get("/apps")
        return found.apps
    }

    private func page(
        for visit: ConsoleVisit,
        of app: RegisteredApp
    ) async throws -> Response {
        let project = try visit.projectID()
        let serverURL = site.appOrigin(of: visit.request)
        return try await site.page(
            .consoleApp,
            titled: app.displayName.isEmpty ? app.appID : app.displayName,
            at: .apps,
            of: project,
            for: visit
        ) { layout in
            let file = AppConfigFile(
                app,
                projectID: project.rawValue,
                projectNumber: layout.project?.number ?? "",
                serverURL: serverURL
            )
            return AppView(
                layout: layout,
                tabs: ConsoleTabs(.apps, in: project.rawValue),
                app: app,
                shownName: app.displayName.isEmpty ? app.appID : app.displayName,
                hasBundleID: !app.bundleID.isEmpty,
                isApple: app.platform == RelyingApp.Platform.ios.rawValue,
                plist: app.encodedAppID == nil ? nil : try file.text,
                webSnippet: app.platform == RelyingApp.Platform.web.rawValue
                    ? WebSnippet(app, projectID: project.rawValue, serverURL: serverURL).text
                    : nil,
                quotedAppID: JSONValue.string(app.appID).text,
                quotedAPIKey: JSONValue.string(app.apiKey).text,
                quotedProjectID: JSONValue.string(project.rawValue).text,
                quotedServerURL: JSONValue.string(serverURL).text
            )
        }
    }

    /// The template values.
    private struct ListView: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let apps: [Row]
    }

    private struct Row: Sendable {
        let app: RegisteredApp
        let shownName: String
        let path: String

        init(_ app: RegisteredApp, in project: String) {
            self.app = app
            shownName = app.displayName.isEmpty ? app.appID : app.displayName
            path = "\(ConsoleTab.apps.path(in: project))/\(PagePath.escaped(app.appID))"
        }
    }

    /// The template values.
    private struct AppView: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let app: RegisteredApp
        let shownName: String
        let hasBundleID: Bool
        let isApple: Bool

        /// The text of the file that Apple apps read; `nil` for other apps.
        let plist: String?

        /// The code of a web page; `nil` for other apps.
        let webSnippet: String?
        let quotedAppID: String
        let quotedAPIKey: String
        let quotedProjectID: String
        let quotedServerURL: String
    }
}
