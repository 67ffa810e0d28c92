extension Migration {
    /// The people who run the server.
    static let operatorTables = [
        operatorTable,
        operatorInvitation,
        operatorSession,
        operatorSessionByOperator,
        operatorAttempt,
        operatorPasskey,
        operatorPasskeyByOperator,
        operatorSpentProof,
        operatorSetupCode,
    ]

    private static let operatorTable = Statement.differing(
        sqlite: """
            CREATE TABLE operator (
                operator_id TEXT PRIMARY KEY NOT NULL,
                operator_name TEXT NOT NULL UNIQUE,
                roles TEXT NOT NULL,
                password_hash TEXT,
                sealed_secret BLOB,
                last_used_step INTEGER,
                is_disabled INTEGER NOT NULL,
                failures_elsewhere INTEGER NOT NULL,
                failures_at_known_places INTEGER NOT NULL,
                created_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE operator (
                operator_id text COLLATE "C" PRIMARY KEY,
                operator_name text COLLATE "C" NOT NULL UNIQUE,
                roles text NOT NULL,
                password_hash text,
                sealed_secret bytea,
                last_used_step bigint,
                is_disabled bigint NOT NULL,
                failures_elsewhere bigint NOT NULL,
                failures_at_known_places bigint NOT NULL,
                created_at bigint NOT NULL
            )
            """
    )

    private static let operatorInvitation = Statement.differing(
        sqlite: """
            CREATE TABLE operator_invitation (
                token_digest BLOB PRIMARY KEY NOT NULL,
                operator_name TEXT NOT NULL UNIQUE,
                roles TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE operator_invitation (
                token_digest bytea PRIMARY KEY,
                operator_name text COLLATE "C" NOT NULL UNIQUE,
                roles text NOT NULL,
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL
            )
            """
    )

    private static let operatorSession = Statement.differing(
        sqlite: """
            CREATE TABLE operator_session (
                operator_session_id TEXT PRIMARY KEY NOT NULL,
                token_digest BLOB NOT NULL UNIQUE,
                operator_id TEXT NOT NULL REFERENCES operator ON DELETE CASCADE,
                session_created_at INTEGER NOT NULL,
                last_used_at INTEGER NOT NULL,
                confirmed_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                address TEXT,
                client TEXT
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE operator_session (
                operator_session_id text COLLATE "C" PRIMARY KEY,
                token_digest bytea NOT NULL UNIQUE,
                operator_id text COLLATE "C" NOT NULL REFERENCES operator ON DELETE CASCADE,
                session_created_at bigint NOT NULL,
                last_used_at bigint NOT NULL,
                confirmed_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                address text,
                client text
            )
            """
    )

    private static let operatorSessionByOperator = Statement.shared(
        "CREATE INDEX operator_session_by_operator ON operator_session (operator_id)"
    )

    /// The recent attempts to sign in, also with names that no operator has.
    private static let operatorAttempt = Statement.differing(
        sqlite: """
            CREATE TABLE operator_attempt (
                operator_name TEXT PRIMARY KEY NOT NULL,
                moments TEXT NOT NULL,
                origins TEXT NOT NULL DEFAULT '',
                last_noted_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE operator_attempt (
                operator_name text COLLATE "C" PRIMARY KEY,
                moments text NOT NULL,
                origins text NOT NULL DEFAULT '',
                last_noted_at bigint NOT NULL
            )
            """
    )

    private static let operatorPasskey = Statement.differing(
        sqlite: """
            CREATE TABLE operator_passkey (
                credential_id BLOB PRIMARY KEY NOT NULL,
                operator_id TEXT NOT NULL REFERENCES operator ON DELETE CASCADE,
                user_handle BLOB NOT NULL,
                rp_id TEXT NOT NULL,
                public_key BLOB NOT NULL,
                backup_eligible INTEGER NOT NULL CHECK (backup_eligible IN (0, 1)),
                backed_up INTEGER NOT NULL CHECK (backed_up IN (0, 1)),
                counter INTEGER NOT NULL CHECK (counter >= 0),
                name TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                last_used_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE operator_passkey (
                credential_id bytea PRIMARY KEY,
                operator_id text COLLATE "C" NOT NULL REFERENCES operator ON DELETE CASCADE,
                user_handle bytea NOT NULL,
                rp_id text NOT NULL,
                public_key bytea NOT NULL,
                backup_eligible bigint NOT NULL CHECK (backup_eligible IN (0, 1)),
                backed_up bigint NOT NULL CHECK (backed_up IN (0, 1)),
                counter bigint NOT NULL CHECK (counter >= 0),
                name text NOT NULL,
                created_at bigint NOT NULL,
                last_used_at bigint
            )
            """
    )

    private static let operatorPasskeyByOperator = Statement.shared(
        "CREATE INDEX operator_passkey_by_operator ON operator_passkey (operator_id)"
    )

    /// The challenges of passkeys that were used, until they expire.
    private static let operatorSpentProof = Statement.differing(
        sqlite: """
            CREATE TABLE operator_spent_proof (
                proof_digest BLOB PRIMARY KEY NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE operator_spent_proof (
                proof_digest bytea PRIMARY KEY,
                expires_at bigint NOT NULL
            )
            """
    )

    /// The codes with which the first operator is set up, one of each server that has started.
    private static let operatorSetupCode = Statement.differing(
        sqlite: """
            CREATE TABLE operator_setup_code (
                token_digest BLOB PRIMARY KEY NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE operator_setup_code (
                token_digest bytea PRIMARY KEY,
                expires_at bigint NOT NULL
            )
            """
    )
}
