import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let oauthClientRow = RowStatement(into: "oauth_client", onConflict: .skip)

    func oauthClient(_ id: OAuthClientID, of project: ProjectID) throws -> OAuthClient? {
        try row(
            "SELECT * FROM oauth_client WHERE project_id = ? AND oauth_client_id = ?",
            project,
            id
        )
        .map(OAuthClient.init(row:))
    }

    func oauthClients(of project: ProjectID) throws -> [OAuthClient] {
        try rows(
            "SELECT * FROM oauth_client WHERE project_id = ? ORDER BY created_at, oauth_client_id",
            project
        )
        .map(OAuthClient.init(row:))
    }

    func insert(_ client: OAuthClient) throws -> Bool {
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
        try execute(
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
        try execute(
            "DELETE FROM oauth_client WHERE project_id = ? AND oauth_client_id = ?",
            project,
            id
        ) == 1
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
