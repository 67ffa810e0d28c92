extension Migration {
    /// Verification codes sent by SMS, and limits on attempts and calls.
    static let verificationTables = [
        verificationSession,
        verificationSessionByNumber,
        verificationSessionByExpiry,
        phoneLedger,
        phoneLedgerOptedOut,
        phoneLedgerOptedOutByNumber,
        knownInstallation,
        knownInstallationByProof,
        temporaryProof,
        temporaryProofByExpiry,
        attemptLedger,
        attemptLedgerByUse,
        callTally,
    ]

    /// The sessions for codes.
    ///
    /// There is no foreign key to the project here, and neither in the ledgers of numbers and the
    /// message log: with each, every new number would lock the project's row once more. Deleting a
    /// project deletes their rows, and those that are written at the same time expire.
    ///
    /// Half of each page is left for the updates of its rows, which then change no index.
    private static let verificationSession = Statement.differing(
        sqlite: """
            CREATE TABLE verification_session (
                verification_session_id BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL,
                purpose TEXT NOT NULL,
                phone_number TEXT NOT NULL,
                code_digest BLOB NOT NULL,
                tries_left INTEGER NOT NULL CHECK (tries_left >= 0),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                resend_at INTEGER NOT NULL,
                consumed_at INTEGER,
                superseded_at INTEGER,
                is_test INTEGER NOT NULL CHECK (is_test IN (0, 1)),
                is_guarded INTEGER NOT NULL DEFAULT 0,
                installation TEXT,
                is_own INTEGER NOT NULL DEFAULT 0,
                is_confirmed INTEGER NOT NULL DEFAULT 0
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE verification_session (
                verification_session_id bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL,
                purpose text COLLATE "C" NOT NULL,
                phone_number text COLLATE "C" NOT NULL,
                code_digest bytea NOT NULL,
                tries_left bigint NOT NULL CHECK (tries_left >= 0),
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                resend_at bigint NOT NULL,
                consumed_at bigint,
                superseded_at bigint,
                is_test bigint NOT NULL CHECK (is_test IN (0, 1)),
                is_guarded bigint NOT NULL DEFAULT 0,
                installation text COLLATE "C",
                is_own bigint NOT NULL DEFAULT 0,
                is_confirmed bigint NOT NULL DEFAULT 0
            ) WITH (fillfactor = 50)
            """
    )

    /// Finds the latest session.
    ///
    /// It includes used sessions, because a number has few: so using one changes no index.
    private static let verificationSessionByNumber = Statement.shared(
        """
        CREATE INDEX verification_session_by_number
        ON verification_session (project_id, phone_number, purpose, created_at)
        """
    )

    private static let verificationSessionByExpiry = Statement.shared(
        "CREATE INDEX verification_session_by_expiry ON verification_session (expires_at)"
    )

    private static let phoneLedger = Statement.differing(
        sqlite: """
            CREATE TABLE phone_ledger (
                project_id TEXT NOT NULL,
                phone_number TEXT NOT NULL,
                sends TEXT NOT NULL,
                failures TEXT NOT NULL,
                consecutive_failures INTEGER NOT NULL,
                last_noted_at INTEGER NOT NULL,
                opted_out_at INTEGER,
                opted_out_by TEXT,
                opted_out_actor TEXT,
                opted_out_reason TEXT,
                guesses_empty_at INTEGER NOT NULL DEFAULT 0,
                throttled_messages INTEGER NOT NULL DEFAULT 0,
                throttled_message_at INTEGER,
                confirmed_until INTEGER,
                confirmed_address TEXT,
                PRIMARY KEY (project_id, phone_number)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE phone_ledger (
                project_id text COLLATE "C" NOT NULL,
                phone_number text COLLATE "C" NOT NULL,
                sends text NOT NULL,
                failures text NOT NULL,
                consecutive_failures bigint NOT NULL,
                last_noted_at bigint NOT NULL,
                opted_out_at bigint,
                opted_out_by text,
                opted_out_actor text,
                opted_out_reason text,
                guesses_empty_at bigint NOT NULL DEFAULT 0,
                throttled_messages bigint NOT NULL DEFAULT 0,
                throttled_message_at bigint,
                confirmed_until bigint,
                confirmed_address text COLLATE "C",
                PRIMARY KEY (project_id, phone_number)
            ) WITH (fillfactor = 50)
            """
    )

    private static let phoneLedgerOptedOut = Statement.shared(
        """
        CREATE INDEX phone_ledger_opted_out
        ON phone_ledger (project_id, opted_out_at, phone_number)
        WHERE opted_out_at IS NOT NULL
        """
    )

    private static let phoneLedgerOptedOutByNumber = Statement.shared(
        """
        CREATE INDEX phone_ledger_opted_out_by_number ON phone_ledger (phone_number)
        WHERE opted_out_at IS NOT NULL
        """
    )

    private static let knownInstallation = Statement.differing(
        sqlite: """
            CREATE TABLE known_installation (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number TEXT NOT NULL,
                installation TEXT NOT NULL,
                sends TEXT NOT NULL,
                wrong_codes INTEGER NOT NULL,
                proved_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, phone_number, installation)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE known_installation (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                phone_number text COLLATE "C" NOT NULL,
                installation text COLLATE "C" NOT NULL,
                sends text NOT NULL,
                wrong_codes bigint NOT NULL,
                proved_at bigint NOT NULL,
                PRIMARY KEY (project_id, phone_number, installation)
            )
            """
    )

    private static let knownInstallationByProof = Statement.shared(
        "CREATE INDEX known_installation_by_proof ON known_installation (proved_at)"
    )

    private static let temporaryProof = Statement.differing(
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

    private static let temporaryProofByExpiry = Statement.shared(
        "CREATE INDEX temporary_proof_by_expiry ON temporary_proof (expires_at)"
    )

    private static let attemptLedger = Statement.differing(
        sqlite: """
            CREATE TABLE attempt_ledger (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                kind TEXT NOT NULL,
                subject TEXT NOT NULL,
                moments TEXT NOT NULL,
                last_noted_at INTEGER NOT NULL,
                origins TEXT NOT NULL DEFAULT '',
                PRIMARY KEY (project_id, kind, subject)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE attempt_ledger (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                kind text COLLATE "C" NOT NULL,
                subject text COLLATE "C" NOT NULL,
                moments text NOT NULL,
                last_noted_at bigint NOT NULL,
                origins text NOT NULL DEFAULT '',
                PRIMARY KEY (project_id, kind, subject)
            )
            """
    )

    private static let attemptLedgerByUse = Statement.shared(
        "CREATE INDEX attempt_ledger_by_use ON attempt_ledger (last_noted_at)"
    )

    /// The counts of calls by address and network.
    ///
    /// Calls without a project have an empty project ID, so there is no foreign key. Besides,
    /// checking the project's row with every count would cost more than keeping rows for a day.
    /// There is no index by time, so that PostgreSQL can update a row in place.
    private static let callTally = Statement.differing(
        sqlite: """
            CREATE TABLE call_tally (
                project_id TEXT NOT NULL,
                call TEXT NOT NULL,
                kind TEXT NOT NULL,
                subject TEXT NOT NULL,
                buckets BLOB NOT NULL,
                last_noted_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, call, kind, subject)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE call_tally (
                project_id text COLLATE "C" NOT NULL,
                call text COLLATE "C" NOT NULL,
                kind text COLLATE "C" NOT NULL,
                subject text COLLATE "C" NOT NULL,
                buckets bytea NOT NULL,
                last_noted_at bigint NOT NULL,
                PRIMARY KEY (project_id, call, kind, subject)
            ) WITH (fillfactor = 50)
            """
    )
}
