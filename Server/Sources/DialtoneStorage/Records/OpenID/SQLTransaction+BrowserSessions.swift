import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func session(
        browser digest: TokenDigest
    ) throws -> (session: Session, account: Account)? {
        try row(
            """
            SELECT * FROM session JOIN account USING (project_id, account_id)
            WHERE browser_digest = ?
            """,
            digest
        )
        .map { (try Session(row: $0), try Account(row: $0)) }
    }

    func giveSession(
        _ id: SessionID,
        toBrowser digest: TokenDigest,
        until end: Timestamp
    ) throws -> Bool {
        try execute(
            """
            UPDATE session SET browser_digest = ?, expires_at = ?
            WHERE session_id = ? AND browser_digest IS NULL AND oauth_client_id IS NULL
            """,
            digest,
            end,
            id
        ) == 1
    }

    func moveGrants(from old: SessionID, to new: SessionID) throws {
        try perform(
            "UPDATE session SET browser_session_id = ? WHERE browser_session_id = ?",
            new,
            old
        )
        try perform(
            """
            UPDATE authorization_code SET browser_session_id = ?
            WHERE browser_session_id = ? AND granted_session_id IS NULL
            """,
            new,
            old
        )
    }
}
