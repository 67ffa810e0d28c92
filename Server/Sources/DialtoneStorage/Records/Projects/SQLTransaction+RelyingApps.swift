import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let relyingAppRow = RowStatement(into: "relying_app", onConflict: .skip)

    func relyingApp(apiKey: String) throws -> RelyingApp? {
        try row(
            "SELECT * FROM relying_app WHERE api_key = ? OR previous_api_key = ?",
            apiKey,
            apiKey
        )
        .map(RelyingApp.init(row:))
    }

    func relyingApps(of project: ProjectID) throws -> [RelyingApp] {
        try items(of: project, in: RelyingApp.table)
    }

    func formerProject(ofAPIKey key: String) throws -> ProjectID? {
        try row(
            "SELECT project_id FROM removed_api_key WHERE key_digest = ?",
            RelyingApp.digest(ofKey: key)
        )
        .map { try $0["project_id"] }
    }

    /// Remembers API keys that are about to be removed, so that they stay their project's.
    func remember(removedKeys keys: [String], of project: ProjectID) throws {
        for key in keys {
            try perform(
                """
                INSERT INTO removed_api_key (key_digest, project_id) VALUES (?, ?)
                ON CONFLICT (key_digest) DO UPDATE SET project_id = excluded.project_id
                """,
                RelyingApp.digest(ofKey: key),
                project
            )
        }
    }

    func insert(_ app: RelyingApp) throws -> Bool {
        let isDone =
            try writeRow(
                Self.relyingAppRow,
                [
                    "api_key": app.apiKey,
                    "previous_api_key": app.previousKey?.text,
                    "key_replaced_at": app.previousKey?.replacedAt,
                    "previous_key_used_at": app.previousKey?.lastUsedAt,
                    "project_id": app.projectID,
                    "display_name": app.displayName,
                    "app_id": app.appID,
                    "platform": app.platform,
                    "bundle_id": app.bundleID,
                    "details": try JSONColumn.text(of: app.details),
                    "created_at": app.createdAt,
                ]
            ) == 1
        if isDone { try AuditNotes.noteSaved(app) { nil } }
        return isDone
    }

    func update(_ app: RelyingApp) throws -> Bool {
        let former = try relyingApps(of: app.projectID).first { $0.appID == app.appID }
        try AuditNotes.noteSaved(app) { former }
        let removed = (former?.apiKeys ?? []).filter { !app.hasKey($0) }
        try remember(removedKeys: removed, of: app.projectID)
        return try execute(
            """
            UPDATE relying_app SET display_name = ?, bundle_id = ?, details = ?, api_key = ?,
                previous_api_key = ?, key_replaced_at = ?,
                previous_key_used_at = CASE WHEN previous_api_key = ? THEN previous_key_used_at END
            WHERE project_id = ? AND app_id = ?
            """,
            app.displayName,
            app.bundleID,
            try JSONColumn.text(of: app.details),
            app.apiKey,
            app.previousKey?.text,
            app.previousKey?.replacedAt,
            app.previousKey?.text,
            app.projectID,
            app.appID
        ) == 1
    }

    func deleteRelyingApp(apiKey: String) throws -> Bool {
        let app = try relyingApp(apiKey: apiKey)
        try AuditNotes.noteDeleted { app }
        if let app { try remember(removedKeys: app.apiKeys, of: app.projectID) }
        return try execute("DELETE FROM relying_app WHERE api_key = ?", apiKey) == 1
    }
}

extension RelyingApp {
    fileprivate static let table = ProjectTable(
        "relying_app",
        key: "api_key",
        order: "created_at, api_key",
        item: Self.init(row:)
    )

    init(row: SQLRow) throws {
        self.init(
            apiKey: try row["api_key"],
            previousKey: try PreviousAPIKey(row: row),
            projectID: try row["project_id"],
            displayName: try row["display_name"],
            appID: try row["app_id"],
            platform: try row["platform"],
            bundleID: try row["bundle_id"],
            details: try row.json("details"),
            createdAt: try row["created_at"]
        )
    }
}

extension PreviousAPIKey {
    /// `nil` if the app has only one key.
    fileprivate init?(row: SQLRow) throws {
        let text: String? = try row["previous_api_key"]
        guard let text else { return nil }
        self.init(
            text: text,
            replacedAt: try row["key_replaced_at"],
            lastUsedAt: try row["previous_key_used_at"]
        )
    }
}
