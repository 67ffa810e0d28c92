extension Migration {
    /// Projects, their apps, and their administrators.
    static let projectTables = [
        project,
        relyingApp,
        removedAPIKey,
        testNumber,
        identityProvider,
        adminKey,
        serviceAccount,
        accessToken,
        accessTokenByExpiry,
        importProgress,
    ]

    private static let project = Statement.differing(
        sqlite: """
            CREATE TABLE project (
                project_id TEXT PRIMARY KEY NOT NULL,
                project_number INTEGER NOT NULL UNIQUE,
                display_name TEXT NOT NULL,
                settings TEXT NOT NULL,
                created_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE project (
                project_id text COLLATE "C" PRIMARY KEY,
                project_number bigint NOT NULL UNIQUE,
                display_name text NOT NULL,
                settings text NOT NULL,
                created_at bigint NOT NULL
            )
            """
    )

    private static let relyingApp = Statement.differing(
        sqlite: """
            CREATE TABLE relying_app (
                api_key TEXT PRIMARY KEY NOT NULL,
                previous_api_key TEXT UNIQUE,
                key_replaced_at INTEGER,
                previous_key_used_at INTEGER,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                display_name TEXT NOT NULL,
                app_id TEXT NOT NULL,
                platform TEXT NOT NULL,
                bundle_id TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                details TEXT NOT NULL DEFAULT '{}',
                UNIQUE (project_id, app_id)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE relying_app (
                api_key text COLLATE "C" PRIMARY KEY,
                previous_api_key text COLLATE "C" UNIQUE,
                key_replaced_at bigint,
                previous_key_used_at bigint,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                display_name text NOT NULL,
                app_id text COLLATE "C" NOT NULL,
                platform text NOT NULL,
                bundle_id text NOT NULL,
                created_at bigint NOT NULL,
                details text NOT NULL DEFAULT '{}',
                UNIQUE (project_id, app_id)
            )
            """
    )

    /// The keys that apps had, so that no other project gets the requests of installed copies.
    ///
    /// It does not reference the project: a key stays reserved after its project is deleted.
    private static let removedAPIKey = Statement.differing(
        sqlite: """
            CREATE TABLE removed_api_key (
                key_digest BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE removed_api_key (
                key_digest bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL
            )
            """
    )

    private static let testNumber = Statement.differing(
        sqlite: """
            CREATE TABLE test_number (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number TEXT NOT NULL,
                code TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, phone_number)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE test_number (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number text COLLATE "C" NOT NULL,
                code text NOT NULL,
                created_at bigint NOT NULL,
                PRIMARY KEY (project_id, phone_number)
            )
            """
    )

    private static let identityProvider = Statement.differing(
        sqlite: """
            CREATE TABLE identity_provider (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                provider_id TEXT NOT NULL,
                settings TEXT NOT NULL,
                sealed_client_secret BLOB,
                created_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, provider_id)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE identity_provider (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                provider_id text COLLATE "C" NOT NULL,
                settings text NOT NULL,
                sealed_client_secret bytea,
                created_at bigint NOT NULL,
                PRIMARY KEY (project_id, provider_id)
            )
            """
    )

    private static let adminKey = Statement.differing(
        sqlite: """
            CREATE TABLE admin_key (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                admin_key_id TEXT NOT NULL,
                key_digest BLOB NOT NULL UNIQUE,
                role TEXT NOT NULL,
                display_name TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                expires_at INTEGER,
                last_used_at INTEGER,
                PRIMARY KEY (project_id, admin_key_id)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE admin_key (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                admin_key_id text COLLATE "C" NOT NULL,
                key_digest bytea NOT NULL UNIQUE,
                role text NOT NULL,
                display_name text NOT NULL,
                created_at bigint NOT NULL,
                expires_at bigint,
                last_used_at bigint,
                PRIMARY KEY (project_id, admin_key_id)
            )
            """
    )

    private static let serviceAccount = Statement.differing(
        sqlite: """
            CREATE TABLE service_account (
                email TEXT PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                role TEXT NOT NULL,
                key_id TEXT NOT NULL,
                public_key BLOB NOT NULL,
                created_at INTEGER NOT NULL,
                expires_at INTEGER,
                last_used_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE service_account (
                email text COLLATE "C" PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                role text NOT NULL,
                key_id text NOT NULL,
                public_key bytea NOT NULL,
                created_at bigint NOT NULL,
                expires_at bigint,
                last_used_at bigint
            )
            """
    )

    private static let accessToken = Statement.differing(
        sqlite: """
            CREATE TABLE access_token (
                token_digest BLOB PRIMARY KEY NOT NULL,
                service_account TEXT NOT NULL REFERENCES service_account ON DELETE CASCADE,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE access_token (
                token_digest bytea PRIMARY KEY,
                service_account text COLLATE "C" NOT NULL
                    REFERENCES service_account ON DELETE CASCADE,
                expires_at bigint NOT NULL
            )
            """
    )

    private static let accessTokenByExpiry = Statement.shared(
        "CREATE INDEX access_token_by_expiry ON access_token (expires_at)"
    )

    private static let importProgress = Statement.differing(
        sqlite: """
            CREATE TABLE import_progress (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                fingerprint BLOB NOT NULL,
                row_count INTEGER NOT NULL,
                written_count INTEGER NOT NULL,
                kept_count INTEGER NOT NULL,
                rejected_count INTEGER NOT NULL,
                last_rejections TEXT NOT NULL,
                second_factor_count INTEGER NOT NULL DEFAULT 0,
                PRIMARY KEY (project_id, fingerprint)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE import_progress (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                fingerprint bytea NOT NULL,
                row_count bigint NOT NULL,
                written_count bigint NOT NULL,
                kept_count bigint NOT NULL,
                rejected_count bigint NOT NULL,
                last_rejections text NOT NULL,
                second_factor_count bigint NOT NULL DEFAULT 0,
                PRIMARY KEY (project_id, fingerprint)
            )
            """
    )
}
