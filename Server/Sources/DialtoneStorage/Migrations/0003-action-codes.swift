extension Migration {
    /// Sign-in by e-mail address: codes that mails hold, and what was tried with an address.
    static let actionCodes = Migration(
        "0003-action-codes",
        [actionCode, actionCodeByAccount, actionCodeByExpiry, attemptLedger, attemptLedgerByUse]
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
                second_factor_id TEXT,
                was_email_verified INTEGER NOT NULL CHECK (was_email_verified IN (0, 1)),
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
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
                second_factor_id text,
                was_email_verified bigint NOT NULL CHECK (was_email_verified IN (0, 1)),
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
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

    private static let attemptLedger = Statement.differing(
        sqlite: """
            CREATE TABLE attempt_ledger (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                kind TEXT NOT NULL,
                subject TEXT NOT NULL,
                moments TEXT NOT NULL,
                last_noted_at INTEGER NOT NULL,
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
                PRIMARY KEY (project_id, kind, subject)
            )
            """
    )

    private static let attemptLedgerByUse = Statement.shared(
        "CREATE INDEX attempt_ledger_by_use ON attempt_ledger (last_noted_at)"
    )
}
