import DialtoneBasics
import DialtoneModel
import HTTPTypes
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page that adds an app, with the fields of the chosen platform.
struct ConsoleNewApp: Sendable {
    let site: ConsoleSite

    /// Returns the path of the page, which is not that of an app with any ID.
    static func path(in project: ProjectID) -> String {
        "\(ConsoleSite.root)/projects/\(PagePath.escaped(project.rawValue))/new-app"
    }

    func add(to router: Router<ServerContext>) {
        site.get("/projects/{project}/new-app", on: router) { visit in
            let platform = RelyingApp.Platform(rawValue: visit.query("platform")) ?? .ios
            let entry = AppEntry(ConsoleForm(fields: [:]), on: platform.rawValue)
            return try await page(entry, for: visit)
        }
        site.post("/projects/{project}/new-app", on: router) { visit, form in
            let entry = AppEntry(form, on: form["platform"])
            let project = try visit.projectID()
            var path = ""
            let problem = try await ConsoleChange.problem {
                let added: RegisteredApp = try await ProjectCalls(site.calls, project, visit)
                    .post("/apps", entry.request())
                path = ConsoleAppPage.path(of: added.appID, in: project)
            }
            guard problem == nil else {
                return try await page(entry, for: visit, problem: problem)
            }
            return site.done(.appAdded, at: path)
        }
    }

    private func page(
        _ entry: AppEntry,
        for visit: ConsoleVisit,
        problem: String? = nil
    ) async throws -> Response {
        let project = try visit.projectID()
        let path = Self.path(in: project)
        return try await site.page(
            .consoleNewApp,
            titled: translated("New app"),
            at: .apps,
            of: project,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            View(
                layout: $0,
                list: ConsoleTab.apps.path(in: project.rawValue),
                path: path,
                problem: problem,
                platforms: RelyingApp.Platform.allCases.map {
                    ConsoleLayout.Item(
                        name: $0.words,
                        path: "\(path)?platform=\($0.rawValue)",
                        isCurrent: $0.rawValue == entry.platform
                    )
                },
                entry: entry
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let list: String
        let path: String
        let problem: String?
        let platforms: [ConsoleLayout.Item]
        let entry: AppEntry
    }
}

extension RelyingApp.Platform {
    /// The name that pages show.
    fileprivate var words: String {
        switch self {
        case .ios: "Apple"
        case .android: "Android"
        case .web: translated("Web page")
        case .server: translated("Back end")
        }
    }
}
