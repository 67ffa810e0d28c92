// Keys are compared byte by byte in both databases: by BINARY in SQLite, by "C" in PostgreSQL.
// A column that refers to another table has the name of that table's key.

extension Migration {
    static let initial = Migration(
        "0001-initial",
        [project, relyingApp, testNumber, account]
            + [session, sessionByAccount]
            + [verificationSession, verificationSessionOpen, verificationSessionByExpiry]
            + [phoneLedger, temporaryProof, temporaryProofByExpiry, signingKey]
            + [writeProbe, writeProbeRow]
    )

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
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                display_name TEXT NOT NULL,
                app_id TEXT NOT NULL,
                platform TEXT NOT NULL,
                bundle_id TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                UNIQUE (project_id, app_id)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE relying_app (
                api_key text COLLATE "C" PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                display_name text NOT NULL,
                app_id text COLLATE "C" NOT NULL,
                platform text NOT NULL,
                bundle_id text NOT NULL,
                created_at bigint NOT NULL,
                UNIQUE (project_id, app_id)
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

    private static let account = Statement.differing(
        sqlite: """
            CREATE TABLE account (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                account_id TEXT NOT NULL,
                phone_number TEXT,
                email TEXT,
                email_verified INTEGER NOT NULL CHECK (email_verified IN (0, 1)),
                display_name TEXT,
                photo_url TEXT,
                disabled INTEGER CHECK (disabled IN (0, 1)),
                custom_attributes TEXT,
                valid_since INTEGER,
                created_at INTEGER NOT NULL,
                last_sign_in_at INTEGER,
                last_refresh_at INTEGER,
                phone_proved_at INTEGER,
                PRIMARY KEY (project_id, account_id),
                UNIQUE (project_id, phone_number)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE account (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                account_id text COLLATE "C" NOT NULL,
                phone_number text COLLATE "C",
                email text,
                email_verified bigint NOT NULL CHECK (email_verified IN (0, 1)),
                display_name text,
                photo_url text,
                disabled bigint CHECK (disabled IN (0, 1)),
                custom_attributes text,
                valid_since bigint,
                created_at bigint NOT NULL,
                last_sign_in_at bigint,
                last_refresh_at bigint,
                phone_proved_at bigint,
                PRIMARY KEY (project_id, account_id),
                UNIQUE (project_id, phone_number)
            )
            """
    )
}
