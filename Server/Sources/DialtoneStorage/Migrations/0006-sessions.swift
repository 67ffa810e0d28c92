extension Migration {
    /// What becomes of refresh tokens, of numbers that change hands, and of abandoned accounts.
    static let sessions = Migration(
        "0006-sessions",
        [sessionGeneration, sessionRetirements, numberClaim, accountAnonymous, signUpCount]
    )

    private static let sessionGeneration = Statement.differing(
        sqlite: "ALTER TABLE session ADD COLUMN generation INTEGER NOT NULL DEFAULT 0",
        postgres: "ALTER TABLE session ADD COLUMN generation bigint NOT NULL DEFAULT 0"
    )

    private static let sessionRetirements = Statement.shared(
        "ALTER TABLE session ADD COLUMN retirements text NOT NULL DEFAULT ''"
    )

    /// Somebody who proved the number of a dormant account, and has to wait.
    private static let numberClaim = Statement.differing(
        sqlite: """
            CREATE TABLE number_claim (
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                phone_number TEXT NOT NULL,
                claimed_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, account_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE number_claim (
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                phone_number text COLLATE "C" NOT NULL,
                claimed_at bigint NOT NULL,
                PRIMARY KEY (project_id, account_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    private static let accountAnonymous = Statement.shared(
        """
        CREATE INDEX account_anonymous ON account (project_id, created_at)
        WHERE phone_number IS NULL AND email IS NULL AND credentials IS NULL
        """
    )

    /// How many accounts a project got of those that its sign-up quota allows.
    private static let signUpCount = Statement.differing(
        sqlite: """
            CREATE TABLE sign_up_count (
                project_id TEXT PRIMARY KEY NOT NULL REFERENCES project ON DELETE CASCADE,
                starts_at INTEGER NOT NULL,
                accounts INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE sign_up_count (
                project_id text COLLATE "C" PRIMARY KEY REFERENCES project ON DELETE CASCADE,
                starts_at bigint NOT NULL,
                accounts bigint NOT NULL
            )
            """
    )
}
