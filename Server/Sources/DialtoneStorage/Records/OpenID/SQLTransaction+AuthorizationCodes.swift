import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let authorizationCodeRow = RowStatement(into: "authorization_code")

    func insert(_ code: AuthorizationCode) throws {
        try performWrite(
            Self.authorizationCodeRow,
            [
                "authorization_code_digest": code.digest,
                "project_id": code.projectID,
                "oauth_client_id": code.clientID,
                "account_id": code.accountID,
                "browser_session_id": code.browserSession,
                "redirect": code.redirect,
                "challenge": code.challenge?.digest,
                "scopes": code.scopes,
                "nonce": code.nonce,
                "id_token_claims": code.idTokenClaims.joined(separator: " "),
                "created_at": code.createdAt,
                "granted_session_id": code.grantedSession,
            ]
        )
    }

    func authorizationCode(_ digest: TokenDigest) throws -> AuthorizationCode? {
        try row("SELECT * FROM authorization_code WHERE authorization_code_digest = ?", digest)
            .map(AuthorizationCode.init(row:))
    }

    func useAuthorizationCode(_ digest: TokenDigest, for session: SessionID) throws -> Bool {
        try execute(
            """
            UPDATE authorization_code SET granted_session_id = ?
            WHERE authorization_code_digest = ? AND granted_session_id IS NULL
            """,
            session,
            digest
        ) == 1
    }
}

extension AuthorizationCode {
    init(row: SQLRow) throws {
        let challenge: [UInt8]? = try row["challenge"]
        let claims: String = try row["id_token_claims"]
        self.init(
            digest: try row["authorization_code_digest"],
            projectID: try row["project_id"],
            clientID: try row["oauth_client_id"],
            accountID: try row["account_id"],
            browserSession: try row["browser_session_id"],
            redirect: try row["redirect"],
            challenge: challenge.map { CodeChallenge(digest: $0) },
            scopes: try row["scopes"],
            nonce: try row["nonce"],
            idTokenClaims: claims.split(separator: " ").map(String.init),
            createdAt: try row["created_at"],
            grantedSession: try row["granted_session_id"]
        )
    }
}
