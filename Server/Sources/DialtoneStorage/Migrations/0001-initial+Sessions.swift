extension Migration {
    /// Sessions, the codes of emails and notices, and signing keys.
    static let sessionTables = [
        session,
        sessionBySignIn,
        sessionByAccount,
        sessionByBrowser,
        sessionByClient,
        sessionByBrowserSession,
        sessionByExpiry,
        actionCode,
        actionCodeByAccount,
        actionCodeByExpiry,
        signingKey,
    ]

    /// The sessions.
    ///
    /// One with a `browser_digest` belongs to a browser at the server's pages, one with an
    /// `oauth_client_id` to a client of OpenID Connect, and every other one to an app.
    private static let session = Statement.differing(
        sqlite: """
            CREATE TABLE session (
                session_id BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                refresh_token_digest BLOB NOT NULL UNIQUE,
                sign_in_provider TEXT NOT NULL,
                signed_in_at INTEGER NOT NULL,
                last_used_at INTEGER NOT NULL,
                client TEXT,
                context TEXT,
                generation INTEGER NOT NULL DEFAULT 0,
                retirements TEXT NOT NULL DEFAULT '',
                browser_digest BLOB,
                oauth_client_id TEXT,
                scopes TEXT,
                browser_session_id BLOB REFERENCES session ON DELETE CASCADE,
                expires_at INTEGER,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE,
                FOREIGN KEY (project_id, oauth_client_id)
                    REFERENCES oauth_client ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE session (
                session_id bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                refresh_token_digest bytea NOT NULL UNIQUE,
                sign_in_provider text NOT NULL,
                signed_in_at bigint NOT NULL,
                last_used_at bigint NOT NULL,
                client text,
                context text,
                generation bigint NOT NULL DEFAULT 0,
                retirements text NOT NULL DEFAULT '',
                browser_digest bytea,
                oauth_client_id text COLLATE "C",
                scopes text,
                browser_session_id bytea REFERENCES session ON DELETE CASCADE,
                expires_at bigint,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE,
                FOREIGN KEY (project_id, oauth_client_id)
                    REFERENCES oauth_client ON DELETE CASCADE
            )
            """
    )

    /// It begins with the account, so that PostgreSQL does not use `session_by_sign_in` instead.
    private static let sessionByAccount = Statement.shared(
        "CREATE INDEX session_by_account ON session (account_id, project_id)"
    )

    /// The order in which sessions reach a limit of their project.
    private static let sessionBySignIn = Statement.shared(
        "CREATE INDEX session_by_sign_in ON session (project_id, signed_in_at, session_id)"
    )

    /// Most sessions belong to apps, and so have no entry.
    private static let sessionByBrowser = Statement.shared(
        """
        CREATE UNIQUE INDEX session_by_browser ON session (browser_digest)
        WHERE browser_digest IS NOT NULL
        """
    )

    private static let sessionByClient = Statement.shared(
        """
        CREATE INDEX session_by_client ON session (project_id, oauth_client_id)
        WHERE oauth_client_id IS NOT NULL
        """
    )

    private static let sessionByBrowserSession = Statement.shared(
        """
        CREATE INDEX session_by_browser_session ON session (browser_session_id)
        WHERE browser_session_id IS NOT NULL
        """
    )

    private static let sessionByExpiry = Statement.shared(
        "CREATE INDEX session_by_expiry ON session (expires_at) WHERE expires_at IS NOT NULL"
    )

    private static let actionCode = Statement.differing(
        sqlite: """
            CREATE TABLE action_code (
                action_code_digest BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                purpose TEXT NOT NULL,
                account_id TEXT,
                email TEXT NOT NULL,
                new_email TEXT,
                phone_number TEXT,
                second_factor_id TEXT,
                was_email_verified INTEGER NOT NULL CHECK (was_email_verified IN (0, 1)),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                former_sign_in TEXT,
                origin_address TEXT,
                origin_network TEXT,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE action_code (
                action_code_digest bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                purpose text COLLATE "C" NOT NULL,
                account_id text COLLATE "C",
                email text NOT NULL,
                new_email text,
                phone_number text COLLATE "C",
                second_factor_id text,
                was_email_verified bigint NOT NULL CHECK (was_email_verified IN (0, 1)),
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                former_sign_in text,
                origin_address text,
                origin_network text,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    private static let actionCodeByAccount = Statement.shared(
        "CREATE INDEX action_code_by_account ON action_code (project_id, account_id)"
    )

    private static let actionCodeByExpiry = Statement.shared(
        "CREATE INDEX action_code_by_expiry ON action_code (expires_at)"
    )

    private static let signingKey = Statement.differing(
        sqlite: """
            CREATE TABLE signing_key (
                signing_key_id TEXT PRIMARY KEY NOT NULL,
                algorithm TEXT NOT NULL,
                sealed_private_key BLOB NOT NULL,
                certificate BLOB NOT NULL,
                created_at INTEGER NOT NULL,
                signs_from INTEGER NOT NULL,
                signs_until INTEGER NOT NULL,
                published_until INTEGER NOT NULL,
                withdrawn_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE signing_key (
                signing_key_id text COLLATE "C" PRIMARY KEY,
                algorithm text NOT NULL,
                sealed_private_key bytea NOT NULL,
                certificate bytea NOT NULL,
                created_at bigint NOT NULL,
                signs_from bigint NOT NULL,
                signs_until bigint NOT NULL,
                published_until bigint NOT NULL,
                withdrawn_at bigint
            )
            """
    )
}
