import DialtoneBasics
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The list of the apps of a project.
struct ConsoleApps: Sendable {
    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get("/projects/{project}/apps", on: router) { visit in
            let project = try visit.projectID()
            let found: ListAppsResponse = try await ProjectCalls(site.calls, project, visit)
                .get("/apps")
            return try await site.page(
                .consoleApps,
                titled: ConsoleTab.apps.name,
                at: .apps,
                of: project,
                for: visit
            ) {
                View(
                    layout: $0,
                    tabs: ConsoleTabs(.apps, in: project.rawValue),
                    newApp: ConsoleNewApp.path(in: project),
                    apps: found.apps.map { Row($0, in: project) }
                )
            }
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let tabs: ConsoleTabs
        let newApp: String
        let apps: [Row]
    }

    private struct Row: Sendable {
        let app: RegisteredApp
        let shownName: String
        let path: String

        init(_ app: RegisteredApp, in project: ProjectID) {
            self.app = app
            shownName = app.shownName
            path = ConsoleAppPage.path(of: app.appID, in: project)
        }
    }
}
