import DialtoneBasics
import DialtoneModel
import Foundation

extension SQLTransaction {
    private static let sessionRow = RowStatement(into: "session")

    func session(
        refreshTokenDigest: TokenDigest
    ) throws -> (session: Session, account: Account)? {
        try row(
            """
            SELECT * FROM session JOIN account USING (project_id, account_id)
            WHERE refresh_token_digest = ?
            """,
            refreshTokenDigest
        )
        .map { (try Session(row: $0), try Account(row: $0)) }
    }

    func session(_ id: SessionID) throws -> (session: Session, account: Account)? {
        try row(
            "SELECT * FROM session JOIN account USING (project_id, account_id) WHERE session_id = ?",
            id
        )
        .map { (try Session(row: $0), try Account(row: $0)) }
    }

    func sessions(of account: AccountID, in project: ProjectID) throws -> [Session] {
        try rows(
            """
            SELECT * FROM session WHERE project_id = ? AND account_id = ?
            ORDER BY signed_in_at, session_id
            """,
            project,
            account
        )
        .map(Session.init(row:))
    }

    func insert(_ session: Session) throws {
        try performWrite(
            Self.sessionRow,
            [
                "session_id": session.id,
                "project_id": session.projectID,
                "account_id": session.accountID,
                "refresh_token_digest": session.refreshTokenDigest,
                "sign_in_provider": session.signInProvider,
                "signed_in_at": session.signedInAt,
                "last_used_at": session.lastUsedAt,
                "client": session.client,
                "generation": session.rotation.generation,
                "retirements": Timestamp.text(of: session.rotation.retirements),
                "context": try SessionContext.text(of: session.context),
                "browser_digest": session.use.browserDigest,
                "oauth_client_id": session.grant?.clientID,
                "scopes": session.grant?.scopes,
                "browser_session_id": session.grant?.browserSession,
                "expires_at": session.expiresAt,
            ]
        )
    }

    func recordRefresh(_ session: Session, at now: Timestamp) throws {
        // The account first: a transaction that deletes it locks it before its sessions.
        try perform(
            "UPDATE account SET last_refresh_at = ? WHERE project_id = ? AND account_id = ?",
            now,
            session.projectID,
            session.accountID
        )
        try perform(
            "UPDATE session SET last_used_at = ? WHERE session_id = ?",
            now,
            session.id
        )
    }

    func record(_ rotation: SessionRotation, of session: SessionID) throws {
        try perform(
            "UPDATE session SET generation = ?, retirements = ? WHERE session_id = ?",
            rotation.generation,
            Timestamp.text(of: rotation.retirements),
            session
        )
    }

    func record(_ continued: Session) throws {
        try perform(
            "UPDATE session SET sign_in_provider = ?, context = ? WHERE session_id = ?",
            continued.signInProvider,
            try SessionContext.text(of: continued.context),
            continued.id
        )
    }

    func deleteSession(_ id: SessionID) throws -> Bool {
        try execute("DELETE FROM session WHERE session_id = ?", id) == 1
    }

    func deleteSessions(of account: AccountID, in project: ProjectID) throws -> Int {
        try execute(
            "DELETE FROM session WHERE project_id = ? AND account_id = ?",
            project,
            account
        )
    }

    func deleteSessions(except kept: Session) throws -> Timestamp? {
        let ended: [Timestamp] = try rows(
            """
            DELETE FROM session WHERE project_id = ? AND account_id = ? AND session_id <> ?
            RETURNING signed_in_at
            """,
            kept.projectID,
            kept.accountID,
            kept.id
        )
        .map { try $0["signed_in_at"] }
        return ended.max()
    }
}

extension Session {
    init(row: SQLRow) throws {
        self.init(
            id: try row["session_id"],
            projectID: try row["project_id"],
            accountID: try row["account_id"],
            refreshTokenDigest: try row["refresh_token_digest"],
            signInProvider: try row["sign_in_provider"],
            signedInAt: try row["signed_in_at"],
            lastUsedAt: try row["last_used_at"],
            client: try row["client"],
            rotation: SessionRotation(
                generation: try row["generation"],
                retirements: try Timestamp.list(try row["retirements"])
            ),
            context: try SessionContext(text: try row["context"]),
            use: try SessionUse(row: row),
            expiresAt: try row["expires_at"]
        )
    }
}

extension SessionUse {
    fileprivate var browserDigest: TokenDigest? {
        if case .browser(let digest) = self { digest } else { nil }
    }

    fileprivate init(row: SQLRow) throws {
        if let client: OAuthClientID = try row["oauth_client_id"] {
            self = .client(
                ClientGrant(
                    clientID: client,
                    scopes: try row["scopes"],
                    browserSession: try row["browser_session_id"]
                )
            )
        } else if let digest: TokenDigest = try row["browser_digest"] {
            self = .browser(digest)
        } else {
            self = .app
        }
    }
}

extension SessionContext {
    fileprivate static func text(of context: SessionContext) throws -> String? {
        guard !context.isEmpty else { return nil }
        return String(decoding: try JSONEncoder().encode(context), as: UTF8.self)
    }

    fileprivate init(text: String?) throws {
        guard let text else {
            self.init()
            return
        }
        guard let value = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            throw StorageError.corrupt
        }
        self = value
    }
}
