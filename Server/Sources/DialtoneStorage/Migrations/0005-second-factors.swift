extension Migration {
    /// Authenticator apps that are being set up, and what their codes have been through.
    static let secondFactors = Migration(
        "0005-second-factors",
        [totpEnrollment, totpEnrollmentByExpiry, secondFactorLedger]
    )

    private static let totpEnrollment = Statement.differing(
        sqlite: """
            CREATE TABLE totp_enrollment (
                totp_enrollment_digest BLOB PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                second_factor_id TEXT NOT NULL,
                sealed_secret BLOB NOT NULL,
                tries_left INTEGER NOT NULL CHECK (tries_left >= 0),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                completed_at INTEGER,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE totp_enrollment (
                totp_enrollment_digest bytea PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                second_factor_id text COLLATE "C" NOT NULL,
                sealed_secret bytea NOT NULL,
                tries_left bigint NOT NULL CHECK (tries_left >= 0),
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                completed_at bigint,
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )

    private static let totpEnrollmentByExpiry = Statement.shared(
        "CREATE INDEX totp_enrollment_by_expiry ON totp_enrollment (expires_at)"
    )

    private static let secondFactorLedger = Statement.differing(
        sqlite: """
            CREATE TABLE second_factor_ledger (
                project_id TEXT NOT NULL,
                account_id TEXT NOT NULL,
                failures TEXT NOT NULL,
                consecutive_failures INTEGER NOT NULL,
                PRIMARY KEY (project_id, account_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE second_factor_ledger (
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C" NOT NULL,
                failures text NOT NULL,
                consecutive_failures bigint NOT NULL,
                PRIMARY KEY (project_id, account_id),
                FOREIGN KEY (project_id, account_id) REFERENCES account ON DELETE CASCADE
            )
            """
    )
}
