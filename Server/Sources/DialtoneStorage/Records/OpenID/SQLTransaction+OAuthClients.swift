import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let oauthClientRow = RowStatement(into: "oauth_client", onConflict: .skip)

    func oauthClient(_ id: OAuthClientID, of project: ProjectID) throws -> OAuthClient? {
        try item(id, of: project, in: OAuthClient.table)
    }

    func oauthClients(of project: ProjectID) throws -> [OAuthClient] {
        try items(of: project, in: OAuthClient.table)
    }

    func insert(_ client: OAuthClient) throws -> Bool {
        let isDone =
            try writeRow(
                Self.oauthClientRow,
                [
                    "project_id": client.projectID,
                    "oauth_client_id": client.id,
                    "kind": client.kind,
                    "display_name": client.displayName,
                    "details": try JSONColumn.text(of: client.details),
                    "created_at": client.createdAt,
                ]
            ) == 1
        if isDone { try AuditNotes.noteSaved(client) { nil } }
        return isDone
    }

    func holdOAuthClient(_ id: OAuthClientID, of project: ProjectID) throws -> OAuthClient? {
        // The update changes nothing; it makes PostgreSQL lock the row.
        try row(
            """
            UPDATE oauth_client SET kind = kind WHERE project_id = ? AND oauth_client_id = ?
            RETURNING *
            """,
            project,
            id
        )
        .map(OAuthClient.init(row:))
    }

    func update(_ client: OAuthClient) throws -> Bool {
        try AuditNotes.noteSaved(client) { try oauthClient(client.id, of: client.projectID) }
        return try execute(
            """
            UPDATE oauth_client SET display_name = ?, details = ?
            WHERE project_id = ? AND oauth_client_id = ?
            """,
            client.displayName,
            try JSONColumn.text(of: client.details),
            client.projectID,
            client.id
        ) == 1
    }

    func deleteOAuthClient(_ id: OAuthClientID, of project: ProjectID) throws -> Bool {
        try AuditNotes.noteDeleted { try oauthClient(id, of: project) }
        return try delete(id, of: project, from: OAuthClient.table)
    }

    func deleteSessions(
        ofClient id: OAuthClientID,
        in project: ProjectID,
        limit: Int
    ) throws -> Int {
        try deleteAtMost(
            limit,
            from: "session",
            by: "session_id",
            where: "project_id = ? AND oauth_client_id = ?",
            [project, id]
        )
    }
}

extension OAuthClientID: SQLConvertible {}
extension OAuthClient.Kind: SQLConvertible {}

extension OAuthClient {
    fileprivate static let table = ProjectTable(
        "oauth_client",
        key: "oauth_client_id",
        order: "created_at, oauth_client_id",
        item: Self.init(row:)
    )

    init(row: SQLRow) throws {
        self.init(
            id: try row["oauth_client_id"],
            projectID: try row["project_id"],
            kind: try row["kind"],
            displayName: try row["display_name"],
            details: try row.json("details"),
            createdAt: try row["created_at"]
        )
    }
}
