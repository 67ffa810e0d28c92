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
        site.get("/projects/{project}/audit-log", on: router) { visit in
            let project = try visit.projectID()
            let escaped = PagePath.escaped(project.rawValue)
            return try await show("projects/\(escaped)", .audit, of: project, for: visit)
        }
        site.get("/server-audit-log", on: router) { visit in
            try await show("server", .serverAudit, of: nil, for: visit)
        }
    }

    private func show(
        _ owner: String,
        _ section: ConsoleSection,
        of project: ProjectID?,
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
            "/dialtone/v1/\(owner)/auditEntries",
            query: filter,
            for: visit
        )
        let path = section.path(in: project?.rawValue) ?? ""
        return try await site.page(
            .consoleAudit,
            titled: section.name,
            at: section,
            of: project,
            for: visit
        ) {
            View(
                layout: $0,
                path: path,
                actor: shown["actor"] ?? "",
                action: shown["action"] ?? "",
                target: shown["target"] ?? "",
                isRefused: shown["outcome"] == "refused",
                isDone: shown["outcome"] == "done",
                isFiltered: !shown.isEmpty,
                entries: found.entries.map { AuditRow($0, at: path) },
                next: found.nextPageToken.map { token in
                    Self.address(path, shown.merging(["page": token]) { $1 })
                }
            )
        }
    }

    /// Returns a path with a query.
    fileprivate static func address(_ path: String, _ query: [String: String]) -> String {
        let fields = query.sorted { $0.key < $1.key }
            .map { "\($0.key)=\(PagePath.escaped($0.value))" }
        return "\(path)?\(fields.joined(separator: "&"))"
    }

    /// The template values.
    private struct View: Sendable {
        let layout: ConsoleLayout
        let path: String
        let actor: String
        let action: String
        let target: String
        let isRefused: Bool
        let isDone: Bool
        let isFiltered: Bool
        let entries: [AuditRow]
        let next: String?
    }
}

/// An entry of an audit log, as the page shows it.
private struct AuditRow: Sendable {
    let number: Int64
    let at: String
    let actor: String
    let actorPath: String?
    let role: String?
    let via: String
    let ip: String?
    let action: String
    let actionPath: String
    let target: String?
    let targetPath: String?
    let refusal: String?
    let changes: [Change]
    let members: String
    let isErased: Bool

    /// A changed setting.
    struct Change: Sendable {
        let member: String
        let before: String
        let after: String
    }

    init(_ info: AuditEntryInfo, at path: String) {
        number = info.seq.value
        at = info.at
        actor = [Self.words(for: info.actor.kind), info.actor.id].compactMap(\.self)
            .joined(separator: " ")
        actorPath = info.actor.id.map { ConsoleAudit.address(path, ["actor": $0]) }
        role = info.actor.role
        via = Self.words(for: info.via)
        ip = info.ip
        action = info.action
        actionPath = ConsoleAudit.address(path, ["action": info.action])
        target = info.target.map { [$0.kind, $0.id].compactMap(\.self).joined(separator: " ") }
        targetPath = info.target?.id.map { ConsoleAudit.address(path, ["target": $0]) }
        refusal = info.outcome == "refused" ? info.errorCode ?? "refused" : nil
        changes = (info.changes ?? []).map {
            Change(
                member: $0.member,
                before: $0.before ?? translated("none"),
                after: $0.after ?? translated("none")
            )
        }
        let shown = Set(changes.map(\.member))
        members = info.changedMembers.filter { !shown.contains($0) }.joined(separator: ", ")
        isErased = info.isErased ?? false
    }

    private static func words(for kind: String) -> String {
        switch kind {
        case "adminKey": translated("Admin key")
        case "serviceAccount": translated("Service account")
        case "commandLine": translated("Command line")
        case "operator": translated("Operator")
        case "owner": translated("Owner")
        case "system": translated("System")
        case "api": "API"
        case "console": translated("Console")
        default: kind
        }
    }
}
