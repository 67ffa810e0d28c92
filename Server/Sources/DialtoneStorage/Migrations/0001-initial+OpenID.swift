extension Migration {
    /// The clients of the OpenID Connect provider, what users have allowed them, and their codes.
    ///
    /// Their grants are rows of `session`, which refers to `oauth_client`.
    static let openIDTables = [
        oauthClient,
        clientConsent,
        clientConsentByClient,
        authorizationCode,
        authorizationCodeByCreation,
        authorizationCodeByAccount,
        authorizationCodeByClient,
        authorizationCodeBySession,
    ]

    private static let oauthClient = Statement.differing(
        sqlite: """
            CREATE TABLE oauth_client (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                oauth_client_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                display_name TEXT NOT NULL,
                details TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, oauth_client_id)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE oauth_client (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                oauth_client_id text COLLATE "C" NOT NULL,
                kind text NOT NULL,
                display_name text NOT NULL,
                details text NOT NULL,
                created_at bigint NOT NULL,
                PRIMARY KEY (project_id, oauth_client_id)
            )
            """
    )

    private static let clientConsent = Statement.differing(
        sqlite: """
            CREATE TABLE client_consent (
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                oauth_client_id TEXT NOT NULL,
                scopes TEXT NOT NULL,
                granted_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, account_id, oauth_client_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE,
                FOREIGN KEY (project_id, oauth_client_id)
                    REFERENCES oauth_client ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE client_consent (
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                oauth_client_id text COLLATE "C" NOT NULL,
                scopes text NOT NULL,
                granted_at bigint NOT NULL,
                PRIMARY KEY (project_id, account_id, oauth_client_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE,
                FOREIGN KEY (project_id, oauth_client_id)
                    REFERENCES oauth_client ON DELETE CASCADE
            )
            """
    )

    private static let clientConsentByClient = Statement.shared(
        "CREATE INDEX client_consent_by_client ON client_consent (project_id, oauth_client_id)"
    )

    /// The codes.
    ///
    /// They outlive the sessions that they name, so that a second use is recognized after a
    /// sign-out; so there are no foreign keys to `session`.
    private static let authorizationCode = Statement.differing(
        sqlite: """
            CREATE TABLE authorization_code (
                authorization_code_digest BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL,
                oauth_client_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                browser_session_id BLOB NOT NULL,
                redirect TEXT NOT NULL,
                challenge BLOB,
                scopes TEXT NOT NULL,
                nonce TEXT,
                id_token_claims TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                granted_session_id BLOB,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE,
                FOREIGN KEY (project_id, oauth_client_id)
                    REFERENCES oauth_client ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE authorization_code (
                authorization_code_digest bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL,
                oauth_client_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                browser_session_id bytea NOT NULL,
                redirect text NOT NULL,
                challenge bytea,
                scopes text NOT NULL,
                nonce text,
                id_token_claims text NOT NULL,
                created_at bigint NOT NULL,
                granted_session_id bytea,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE,
                FOREIGN KEY (project_id, oauth_client_id)
                    REFERENCES oauth_client ON DELETE CASCADE
            )
            """
    )

    private static let authorizationCodeByCreation = Statement.shared(
        "CREATE INDEX authorization_code_by_creation ON authorization_code (created_at)"
    )

    private static let authorizationCodeByAccount = Statement.shared(
        "CREATE INDEX authorization_code_by_account ON authorization_code (project_id, account_id)"
    )

    private static let authorizationCodeByClient = Statement.shared(
        """
        CREATE INDEX authorization_code_by_client
        ON authorization_code (project_id, oauth_client_id)
        """
    )

    private static let authorizationCodeBySession = Statement.shared(
        """
        CREATE INDEX authorization_code_by_session ON authorization_code (browser_session_id)
        """
    )
}
