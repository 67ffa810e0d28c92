import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The page with which owners of the server create, rename and delete projects.
struct ConsoleProjects: Sendable {
    private static let calls = "/dialtone/v1/server/projects"
    private static let page = "/projects"

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        site.get(Self.page, on: router) { try await show($0) }
        post("", on: router) { visit, form in
            let regions = form["regions"].split { ", ".contains($0) }.map(String.init)
            let made: ServerProjectInfo = try await site.calls.call(
                .post,
                Self.calls,
                CreateProjectRequest {
                    $0.projectId = form["id"]
                    $0.displayName = form["name"]
                    $0.regionCodes = regions.isEmpty ? nil : regions
                },
                for: visit
            )
            let path = ConsoleSection.overview.path(in: made.projectId) ?? ConsoleSite.root
            return site.done(.projectCreated, at: path)
        }
        post("/{project}/rename", on: router) { visit, form in
            try await site.calls.call(
                .patch,
                try Self.call(on: visit),
                query: ConsoleChange.query(form),
                UpdateProjectRequest { $0.displayName = form["name"] },
                for: visit
            )
            return site.done(.saved, at: ConsoleSite.root + Self.page)
        }
        post("/{project}/delete", on: router) { visit, form in
            let id = try visit.projectID().rawValue
            guard form["confirmation"] == id else {
                throw Refusal.invalidArgument(
                    field: "The confirmation",
                    problem: "must be the project's ID"
                )
            }
            let query = ConsoleChange.query(form)
            try await site.calls.call(
                .delete,
                try Self.call(on: visit),
                query: query,
                for: visit
            )
            return site.done(.deleted, at: ConsoleSite.root + Self.page)
        }
    }

    /// Adds a form, whose refusals the page shows with what was entered.
    private func post(
        _ path: String,
        on router: Router<ServerContext>,
        _ change: @escaping @Sendable (ConsoleVisit, ConsoleForm) async throws -> Response
    ) {
        site.post(Self.page + path, on: router) { visit, form in
            var response: Response?
            let refusal = try await ConsoleChange.refusal {
                response = try await change(visit, form)
            }
            return if let response { response } else {
                try await show(visit, refusal: refusal, entered: form)
            }
        }
    }

    private static func call(on visit: ConsoleVisit) throws -> String {
        "\(calls)/\(PagePath.escaped(try visit.projectID().rawValue))"
    }

    private func show(
        _ visit: ConsoleVisit,
        refusal: ConsoleChange.Problem? = nil,
        entered: ConsoleForm = ConsoleForm(fields: [:])
    ) async throws -> Response {
        guard visit.user.serverIdentity != nil else { throw Refusal.unauthenticated }
        let projects = try await site.projects(of: visit.user)
        let etags = Dictionary(projects.map { ($0.id.rawValue, $0.etag) }) { $1 }
        return try await site.page(
            .consoleProjects,
            titled: ConsoleSection.projects.name,
            at: .projects,
            for: visit,
            status: refusal?.status ?? .ok
        ) {
            // The form that changes a project has its ID only in its path.
            let named = try? visit.projectID().rawValue
            let changed = entered["id"].isEmpty ? named : nil
            let rows = $0.projects.map {
                Row(
                    $0,
                    etag: etags[$0.id] ?? "",
                    entered: $0.id == changed ? entered.fields["name"] : nil
                )
            }
            let conflict =
                refusal?.isConflict == true
                ? rows.first { $0.id == changed && $0.isEdited }.map {
                    ConsoleConflict([
                        .init(translated("Name"), entered: $0.enteredName, present: $0.name)
                    ])
                } : nil
            return View(
                layout: $0,
                problem: conflict == nil ? refusal?.text : nil,
                conflict: conflict,
                rows: rows,
                id: entered["id"],
                name: entered["id"].isEmpty ? "" : entered["name"],
                regions: entered["regions"]
            )
        }
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let problem: String?
        let conflict: ConsoleConflict?
        let rows: [Row]

        /// What was entered for a new project.
        let id: String
        let name: String
        let regions: String
    }

    /// A project, and what was entered for it.
    private struct Row: Sendable {
        let id: String
        let name: String
        let number: String
        let etag: String
        let enteredName: String
        let isEdited: Bool

        init(_ project: ProjectSummary, etag: String, entered: String?) {
            id = project.id
            name = project.name
            number = project.number
            self.etag = etag
            enteredName = entered ?? project.name
            isEdited = entered != nil
        }
    }
}
