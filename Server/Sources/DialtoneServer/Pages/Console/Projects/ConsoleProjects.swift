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
            try await site.calls.call(.delete, try Self.call(on: visit), for: visit)
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
            do {
                return try await change(visit, form)
            } catch let refusal as Refusal where WireRefusal(of: refusal).status == .badRequest {
                return try await show(visit, problem: ConsoleProblem(refusal).text, entered: form)
            }
        }
    }

    private static func call(on visit: ConsoleVisit) throws -> String {
        "\(calls)/\(PagePath.escaped(try visit.projectID().rawValue))"
    }

    private func show(
        _ visit: ConsoleVisit,
        problem: String? = nil,
        entered: ConsoleForm = ConsoleForm(fields: [:])
    ) async throws -> Response {
        guard visit.user.serverIdentity != nil else { throw Refusal.unauthenticated }
        return try await site.page(
            .consoleProjects,
            titled: ConsoleSection.projects.name,
            at: .projects,
            for: visit,
            status: problem == nil ? .ok : .badRequest
        ) {
            View(
                layout: $0,
                problem: problem,
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

        /// What was entered for a new project.
        let id: String
        let name: String
        let regions: String
    }
}
