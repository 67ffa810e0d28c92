import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func save(_ challenge: AwaitedChallenge) throws {
        let (outage, failure): (String?, ChallengeFailure?) =
            switch challenge.outcome {
            case .solved(let outage): (outage, nil)
            case .failed(let failure): (nil, failure)
            }
        _ = try execute(
            """
            INSERT INTO awaited_challenge (
                awaited_challenge_digest, project_id, app_id, outage, failure, expires_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (awaited_challenge_digest) DO UPDATE SET
                outage = excluded.outage,
                failure = excluded.failure,
                expires_at = excluded.expires_at
            """,
            challenge.digest,
            challenge.app.projectID,
            challenge.app.appID,
            outage,
            try failure.map(JSONColumn.text(of:)),
            challenge.expiresAt
        )
    }

    func awaitedChallenge(
        _ digest: TokenDigest,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> AwaitedChallenge? {
        try row(
            """
            SELECT * FROM awaited_challenge
            WHERE awaited_challenge_digest = ? AND project_id = ? AND expires_at > ?
            """,
            digest,
            project,
            now
        )
        .map(AwaitedChallenge.init(row:))
    }

    func deleteAwaitedChallenge(_ digest: TokenDigest) throws -> Bool {
        try execute(
            "DELETE FROM awaited_challenge WHERE awaited_challenge_digest = ?",
            digest
        ) == 1
    }
}

extension AwaitedChallenge {
    fileprivate init(row: SQLRow) throws {
        let failure: String? = try row["failure"]
        self.init(
            digest: try row["awaited_challenge_digest"],
            app: try ChallengedApp(row: row),
            outcome: failure == nil
                ? .solved(outage: try row["outage"]) : .failed(try row.json("failure")),
            expiresAt: try row["expires_at"]
        )
    }
}
