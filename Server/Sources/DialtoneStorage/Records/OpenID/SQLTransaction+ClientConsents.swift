import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let clientConsentRow = RowStatement(
        into: "client_consent",
        onConflict: .replace(key: ["project_id", "account_id", "oauth_client_id"])
    )

    func consent(
        of account: AccountID,
        to client: OAuthClientID,
        in project: ProjectID
    ) throws -> ClientConsent? {
        try row(
            """
            SELECT * FROM client_consent
            WHERE project_id = ? AND account_id = ? AND oauth_client_id = ?
            """,
            project,
            account,
            client
        )
        .map(ClientConsent.init(row:))
    }

    func save(_ consent: ClientConsent) throws {
        try performWrite(
            Self.clientConsentRow,
            [
                "project_id": consent.projectID,
                "account_id": consent.accountID,
                "oauth_client_id": consent.clientID,
                "scopes": consent.scopes,
                "granted_at": consent.grantedAt,
            ]
        )
    }
}

/// Stored as text, separated by spaces.
extension OpenIDScopes: SQLConvertible {
    var sqlValue: SQLValue { .text(text) }

    init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self.init(parsing: text)
    }
}

extension ClientConsent {
    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            accountID: try row["account_id"],
            clientID: try row["oauth_client_id"],
            scopes: try row["scopes"],
            grantedAt: try row["granted_at"]
        )
    }
}
