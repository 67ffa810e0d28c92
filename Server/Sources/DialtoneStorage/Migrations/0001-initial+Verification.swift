extension Migration {
    static let session = Statement.differing(
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
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
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
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    static let sessionByAccount = Statement.shared(
        "CREATE INDEX session_by_account ON session (project_id, account_id)"
    )

    static let verificationSession = Statement.differing(
        sqlite: """
            CREATE TABLE verification_session (
                verification_session_id BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                purpose TEXT NOT NULL,
                phone_number TEXT NOT NULL,
                code_digest BLOB NOT NULL,
                tries_left INTEGER NOT NULL CHECK (tries_left >= 0),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                resend_at INTEGER NOT NULL,
                consumed_at INTEGER,
                superseded_at INTEGER,
                is_test INTEGER NOT NULL CHECK (is_test IN (0, 1))
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE verification_session (
                verification_session_id bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                purpose text COLLATE "C" NOT NULL,
                phone_number text COLLATE "C" NOT NULL,
                code_digest bytea NOT NULL,
                tries_left bigint NOT NULL CHECK (tries_left >= 0),
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                resend_at bigint NOT NULL,
                consumed_at bigint,
                superseded_at bigint,
                is_test bigint NOT NULL CHECK (is_test IN (0, 1))
            )
            """
    )

    static let verificationSessionOpen = Statement.shared(
        """
        CREATE INDEX verification_session_open
        ON verification_session (project_id, phone_number, purpose, created_at)
        WHERE consumed_at IS NULL AND superseded_at IS NULL
        """
    )

    static let verificationSessionByExpiry = Statement.shared(
        "CREATE INDEX verification_session_by_expiry ON verification_session (expires_at)"
    )

    static let phoneLedger = Statement.differing(
        sqlite: """
            CREATE TABLE phone_ledger (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number TEXT NOT NULL,
                sends TEXT NOT NULL,
                failures TEXT NOT NULL,
                consecutive_failures INTEGER NOT NULL,
                last_noted_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, phone_number)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE phone_ledger (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number text COLLATE "C" NOT NULL,
                sends text NOT NULL,
                failures text NOT NULL,
                consecutive_failures bigint NOT NULL,
                last_noted_at bigint NOT NULL,
                PRIMARY KEY (project_id, phone_number)
            )
            """
    )

    static let temporaryProof = Statement.differing(
        sqlite: """
            CREATE TABLE temporary_proof (
                proof_digest BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number TEXT NOT NULL,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE temporary_proof (
                proof_digest bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number text COLLATE "C" NOT NULL,
                expires_at bigint NOT NULL
            )
            """
    )

    static let temporaryProofByExpiry = Statement.shared(
        "CREATE INDEX temporary_proof_by_expiry ON temporary_proof (expires_at)"
    )

    static let signingKey = Statement.differing(
        sqlite: """
            CREATE TABLE signing_key (
                signing_key_id TEXT PRIMARY KEY NOT NULL,
                algorithm TEXT NOT NULL,
                sealed_private_key BLOB NOT NULL,
                certificate BLOB NOT NULL,
                created_at INTEGER NOT NULL,
                signs_from INTEGER NOT NULL,
                signs_until INTEGER NOT NULL,
                published_until INTEGER NOT NULL
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
                published_until bigint NOT NULL
            )
            """
    )

    /// One row that is written only to see whether writing works.
    static let writeProbe = Statement.differing(
        sqlite: "CREATE TABLE write_probe (writes INTEGER NOT NULL) STRICT",
        postgres: "CREATE TABLE write_probe (writes bigint NOT NULL)"
    )

    static let writeProbeRow = Statement.shared("INSERT INTO write_probe (writes) VALUES (0)")
}
