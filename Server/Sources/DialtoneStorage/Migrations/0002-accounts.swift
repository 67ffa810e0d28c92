extension Migration {
    /// Ways to sign in besides the phone number.
    static let accounts = Migration(
        "0002-accounts",
        [accountCredentials, sessionContext]
            + [accountIdentifier, accountIdentifierByAccount]
            + [pendingSignIn, pendingSignInByAccount, pendingSignInByExpiry]
    )

    /// Null on accounts that have nothing but a number, which are most: a row that is read for
    /// every sign-in stays short.
    private static let accountCredentials = Statement.shared(
        "ALTER TABLE account ADD COLUMN credentials text"
    )

    private static let sessionContext = Statement.shared(
        "ALTER TABLE session ADD COLUMN context text"
    )

    /// What only one account of a project may have, besides its number.
    private static let accountIdentifier = Statement.differing(
        sqlite: """
            CREATE TABLE account_identifier (
                project_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                value TEXT NOT NULL,
                account_id TEXT NOT NULL,
                PRIMARY KEY (project_id, kind, value),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE account_identifier (
                project_id text COLLATE "C" NOT NULL,
                kind text COLLATE "C" NOT NULL,
                value text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                PRIMARY KEY (project_id, kind, value),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    private static let accountIdentifierByAccount = Statement.shared(
        "CREATE INDEX account_identifier_by_account ON account_identifier (project_id, account_id)"
    )

    private static let pendingSignIn = Statement.differing(
        sqlite: """
            CREATE TABLE pending_sign_in (
                pending_sign_in_digest BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                provider TEXT NOT NULL,
                method TEXT NOT NULL,
                session_claims TEXT,
                sign_in_attributes TEXT,
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                client TEXT,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE pending_sign_in (
                pending_sign_in_digest bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                provider text NOT NULL,
                method text NOT NULL,
                session_claims text,
                sign_in_attributes text,
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                client text,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    private static let pendingSignInByAccount = Statement.shared(
        "CREATE INDEX pending_sign_in_by_account ON pending_sign_in (project_id, account_id)"
    )

    private static let pendingSignInByExpiry = Statement.shared(
        "CREATE INDEX pending_sign_in_by_expiry ON pending_sign_in (expires_at)"
    )
}
