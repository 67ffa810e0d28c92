import IdentityToolkit
import IdentityToolkitAdmin

/// An entry of an audit log, as the page shows it.
struct AuditRow: Sendable {
    /// The number of values that the table shows at once.
    private static let shownCount = 5

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

    /// How many values there are, if they are too many to show at once.
    let count: String?
    let hash: String
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
        let id = info.actor.name ?? info.actor.id
        actor = [Self.words(for: info.actor.kind), id].compactMap(\.self).joined(separator: " ")
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
        let others = info.changedMembers.filter { !shown.contains($0) }
        members = others.joined(separator: ", ")
        let total = changes.count + others.count
        count =
            total > Self.shownCount
            ? translated(total, one: "one value", other: "\(total) values") : nil
        hash = info.hash
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
