import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Hummingbird
import IdentityToolkit
import IdentityToolkitAdmin

/// The audit logs: one for each project, and one for the server.
struct ConsoleAudit: Sendable {
    /// The conditions that the page can have, named as in the query of the call.
    private static let conditions = ["actor", "action", "target", "outcome"]

    let site: ConsoleSite

    func add(to router: Router<ServerContext>) {
        add("/projects/{project}/audit-log", to: router) { visit in
            let project = try visit.projectID()
            let escaped = PagePath.escaped(project.rawValue)
            return Place(owner: "projects/\(escaped)", section: .audit, project: project)
        }
        add("/server-audit-log", to: router) { _ in
            Place(owner: "server", section: .serverAudit, project: nil)
        }
    }

    /// Adds the pages of one log.
    private func add(
        _ path: String,
        to router: Router<ServerContext>,
        _ log: @escaping @Sendable (ConsoleVisit) throws -> Place
    ) {
        site.get(path, on: router) { visit in try await show(log(visit), for: visit) }
        site.get(path + "/export", on: router) { visit in
            let place = try log(visit)
            return try await site.calls.response(to: .get, "\(place.call):export", for: visit)
        }
        site.post(path + "/verify", on: router) { visit, _ in
            let place = try log(visit)
            let verdict: VerifyAuditEntriesResponse = try await site.calls.call(
                .post,
                "\(place.call):verify",
                VerifyAuditEntriesRequest(),
                for: visit
            )
            return try await show(place, verdict: AuditVerdictView(verdict), for: visit)
        }
    }

    /// A log: that of a project, or that of the server.
    private struct Place: Sendable {
        /// The part of the call's path that names the owner of the log.
        let owner: String
        let section: ConsoleSection
        let project: ProjectID?

        var call: String { "/dialtone/v1/\(owner)/auditEntries" }
    }

    private func show(
        _ place: Place,
        verdict: AuditVerdictView? = nil,
        for visit: ConsoleVisit
    ) async throws -> Response {
        var filter = Self.conditions.reduce(into: [String: String]()) { filter, name in
            let value = visit.query(name)
            if !value.isEmpty { filter[name] = value }
        }
        let shown = filter
        filter["pageToken"] = visit.query("page")
        let found: ListAuditEntriesResponse = try await site.calls.call(
            .get,
            place.call,
            query: filter,
            for: visit
        )
        let section = place.section
        let path = section.path(in: place.project?.rawValue) ?? ""
        return try await site.page(
            .consoleAudit,
            titled: section.name,
            at: section,
            of: place.project,
            for: visit
        ) {
            View(
                layout: $0,
                path: path,
                usersPath: place.project.map { _ in "\(path)/users" },
                actor: shown["actor"] ?? "",
                action: shown["action"] ?? "",
                target: shown["target"] ?? "",
                isRefused: shown["outcome"] == "refused",
                isDone: shown["outcome"] == "done",
                isFiltered: !shown.isEmpty,
                verdict: verdict,
                entries: found.entries.map { AuditRow($0, at: path) },
                next: found.nextPageToken.map { token in
                    Self.address(path, shown.merging(["page": token]) { $1 })
                }
            )
        }
    }

    /// Returns a path with a query.
    static func address(_ path: String, _ query: [String: String]) -> String {
        let fields = query.sorted { $0.key < $1.key }
            .map { "\($0.key)=\(PagePath.escaped($0.value))" }
        return "\(path)?\(fields.joined(separator: "&"))"
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String

        /// The log of what users did; `nil` for that of the server.
        let usersPath: String?
        let actor: String
        let action: String
        let target: String
        let isRefused: Bool
        let isDone: Bool
        let isFiltered: Bool
        let verdict: AuditVerdictView?
        let entries: [AuditRow]
        let next: String?
    }
}
