extension Migration {
    /// Challenges that people solve in a browser.
    static let challenges = Migration(
        "0012-challenges",
        [
            challengeToken, challengeTokenByExpiry, spentSolution, spentSolutionByExpiry,
            awaitedChallenge, awaitedChallengeByExpiry,
        ]
    )

    private static let challengeToken = Statement.differing(
        sqlite: """
            CREATE TABLE challenge_token (
                challenge_token_digest BLOB NOT NULL PRIMARY KEY,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                app_id TEXT NOT NULL,
                outage TEXT,
                expires_at INTEGER NOT NULL,
                used_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE challenge_token (
                challenge_token_digest bytea NOT NULL PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                app_id text COLLATE "C" NOT NULL,
                outage text,
                expires_at bigint NOT NULL,
                used_at bigint
            )
            """
    )

    private static let challengeTokenByExpiry = Statement.shared(
        "CREATE INDEX challenge_token_by_expiry ON challenge_token (expires_at)"
    )

    private static let spentSolution = Statement.differing(
        sqlite: """
            CREATE TABLE spent_solution (
                spent_solution_digest BLOB NOT NULL PRIMARY KEY,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE spent_solution (
                spent_solution_digest bytea NOT NULL PRIMARY KEY,
                expires_at bigint NOT NULL
            )
            """
    )

    private static let spentSolutionByExpiry = Statement.shared(
        "CREATE INDEX spent_solution_by_expiry ON spent_solution (expires_at)"
    )

    private static let awaitedChallenge = Statement.differing(
        sqlite: """
            CREATE TABLE awaited_challenge (
                awaited_challenge_digest BLOB NOT NULL PRIMARY KEY,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                app_id TEXT NOT NULL,
                outage TEXT,
                failure TEXT,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE awaited_challenge (
                awaited_challenge_digest bytea NOT NULL PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                app_id text COLLATE "C" NOT NULL,
                outage text,
                failure text,
                expires_at bigint NOT NULL
            )
            """
    )

    private static let awaitedChallengeByExpiry = Statement.shared(
        "CREATE INDEX awaited_challenge_by_expiry ON awaited_challenge (expires_at)"
    )
}
