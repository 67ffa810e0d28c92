extension Migration {
    /// What apps prove themselves with, and how often they could.
    static let appVerification = Migration(
        "0010-app-verification",
        [appDetails, verificationCredential, appProofCount]
    )

    private static let appDetails = Statement.differing(
        sqlite: "ALTER TABLE relying_app ADD COLUMN details TEXT NOT NULL DEFAULT '{}'",
        postgres: "ALTER TABLE relying_app ADD COLUMN details text NOT NULL DEFAULT '{}'"
    )

    private static let verificationCredential = Statement.differing(
        sqlite: """
            CREATE TABLE verification_credential (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                service TEXT NOT NULL,
                name TEXT NOT NULL,
                details TEXT NOT NULL,
                sealed_secret BLOB NOT NULL,
                created_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, service, name)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE verification_credential (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                service text COLLATE "C" NOT NULL,
                name text COLLATE "C" NOT NULL,
                details text NOT NULL,
                sealed_secret bytea NOT NULL,
                created_at bigint NOT NULL,
                PRIMARY KEY (project_id, service, name)
            )
            """
    )

    /// A count without a kind has an empty one, since keys cannot be null.
    private static let appProofCount = Statement.differing(
        sqlite: """
            CREATE TABLE app_proof_count (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                day INTEGER NOT NULL,
                app_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                outcome TEXT NOT NULL,
                requests INTEGER NOT NULL,
                PRIMARY KEY (project_id, day, app_id, kind, outcome)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE app_proof_count (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                day bigint NOT NULL,
                app_id text COLLATE "C" NOT NULL,
                kind text COLLATE "C" NOT NULL,
                outcome text COLLATE "C" NOT NULL,
                requests bigint NOT NULL,
                PRIMARY KEY (project_id, day, app_id, kind, outcome)
            )
            """
    )
}
