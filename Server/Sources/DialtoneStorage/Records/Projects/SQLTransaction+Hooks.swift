import DialtoneBasics
package import DialtoneModel

extension SQLTransaction {
    private static let hookRow = RowStatement(into: "hook", onConflict: .skip)

    func hooks(of project: ProjectID) throws -> [Hook] {
        try rows(
            "SELECT * FROM hook WHERE project_id = ? ORDER BY created_at, hook_id",
            project
        )
        .map(Hook.init(row:))
    }

    func hook(_ id: HookID) throws -> Hook? {
        try row("SELECT * FROM hook WHERE hook_id = ?", id).map(Hook.init(row:))
    }

    func insert(_ hook: Hook) throws -> Bool {
        let isDone =
            try writeRow(
                Self.hookRow,
                [
                    "hook_id": hook.id,
                    "project_id": hook.projectID,
                    "trigger_name": hook.trigger,
                    "events": hook.events,
                    "url": hook.url,
                    "format": hook.format,
                    "timeout": hook.timeout.milliseconds,
                    "on_failure": hook.onFailure,
                    "sealed_secret": hook.secrets.current,
                    "sealed_previous_secret": hook.secrets.previous,
                    "previous_secret_until": hook.secrets.previousUntil,
                    "created_at": hook.createdAt,
                    "updated_at": hook.updatedAt,
                ]
            ) == 1
        if isDone { try AuditNotes.noteSaved(hook) { nil } }
        return isDone
    }

    func update(_ hook: Hook) throws -> Bool {
        try AuditNotes.noteSaved(hook) { try self.hook(hook.id) }
        return try execute(
            """
            UPDATE hook SET events = ?, url = ?, format = ?, timeout = ?, on_failure = ?,
                sealed_secret = ?, sealed_previous_secret = ?, previous_secret_until = ?,
                updated_at = ?
            WHERE hook_id = ?
            """,
            hook.events,
            hook.url,
            hook.format,
            hook.timeout.milliseconds,
            hook.onFailure,
            hook.secrets.current,
            hook.secrets.previous,
            hook.secrets.previousUntil,
            hook.updatedAt,
            hook.id
        ) == 1
    }

    func deleteHook(_ id: HookID, of project: ProjectID) throws -> Bool {
        try AuditNotes.noteDeleted { try hook(id).flatMap { $0.projectID == project ? $0 : nil } }
        try perform(
            "DELETE FROM hook_delivery WHERE project_id = ? AND hook_id = ?",
            project,
            id
        )
        return try execute("DELETE FROM hook WHERE hook_id = ? AND project_id = ?", id, project)
            == 1
    }
}

extension HookID: SQLConvertible {}
extension HookTrigger: SQLConvertible {}
extension HookFormat: SQLConvertible {}
extension HookFailurePolicy: SQLConvertible {}
extension AccountEventKind: SQLConvertible {}

extension Hook {
    fileprivate var trigger: HookTrigger? {
        if case .before(let trigger) = subject { trigger } else { nil }
    }

    /// The names of the events, separated by spaces.
    fileprivate var events: String? {
        guard case .after(let events) = subject else { return nil }
        return events.sorted().map(\.rawValue).joined(separator: " ")
    }

    init(row: SQLRow) throws {
        let trigger: HookTrigger? = try row["trigger_name"]
        let events: String? = try row["events"]
        let kinds = (events ?? "").split(separator: " ").compactMap {
            AccountEventKind(rawValue: String($0))
        }
        self.init(
            id: try row["hook_id"],
            projectID: try row["project_id"],
            subject: trigger.map(Subject.before) ?? .after(Set(kinds)),
            url: try row["url"],
            secrets: SealedHookSecrets(
                current: try row["sealed_secret"],
                previous: try row["sealed_previous_secret"],
                previousUntil: try row["previous_secret_until"]
            ),
            createdAt: try row["created_at"]
        )
        format = try row["format"]
        timeout = TimeSpan(milliseconds: try row["timeout"])
        onFailure = try row["on_failure"]
        updatedAt = try row["updated_at"]
    }
}
