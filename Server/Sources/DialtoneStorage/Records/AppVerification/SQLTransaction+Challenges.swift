import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let challengeTokenRow = RowStatement(into: "challenge_token")

    func insert(_ token: ChallengeToken) throws {
        try performWrite(
            Self.challengeTokenRow,
            [
                "challenge_token_digest": token.digest,
                "project_id": token.app.projectID,
                "app_id": token.app.appID,
                "outage": token.outage,
                "expires_at": token.expiresAt,
                "used_at": token.usedAt,
            ]
        )
    }

    func challengeToken(_ digest: TokenDigest) throws -> ChallengeToken? {
        try row("SELECT * FROM challenge_token WHERE challenge_token_digest = ?", digest)
            .map(ChallengeToken.init(row:))
    }

    func useChallengeToken(
        _ digest: TokenDigest,
        for app: ChallengedApp,
        at now: Timestamp
    ) throws -> Bool {
        try execute(
            """
            UPDATE challenge_token SET used_at = ?
            WHERE challenge_token_digest = ? AND project_id = ? AND app_id = ?
                AND used_at IS NULL AND expires_at > ?
            """,
            now,
            digest,
            app.projectID,
            app.appID,
            now
        ) == 1
    }
}

extension ChallengeToken {
    fileprivate init(row: SQLRow) throws {
        self.init(
            digest: try row["challenge_token_digest"],
            app: try ChallengedApp(row: row),
            outage: try row["outage"],
            expiresAt: try row["expires_at"],
            usedAt: try row["used_at"]
        )
    }
}

extension ChallengedApp {
    init(row: SQLRow) throws {
        self.init(project: try row["project_id"], appID: try row["app_id"])
    }
}
