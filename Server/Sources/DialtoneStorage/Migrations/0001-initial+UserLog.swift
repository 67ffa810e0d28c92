extension Migration {
    /// What users did: sign-ins, and changes of their accounts.
    ///
    /// It has no foreign key to the account, so that the entries of a deleted account stay.
    static let userLog = Statement.differing(
        sqlite: """
            CREATE TABLE user_log (
                entry_id TEXT PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                tenant_id TEXT,
                account_id TEXT NOT NULL,
                logged_at INTEGER NOT NULL,
                action TEXT NOT NULL,
                method TEXT,
                second_factor TEXT,
                address TEXT,
                client TEXT,
                request_id TEXT
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE user_log (
                entry_id text COLLATE "C" PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                tenant_id text,
                account_id text COLLATE "C" NOT NULL,
                logged_at bigint NOT NULL,
                action text NOT NULL,
                method text,
                second_factor text,
                address text,
                client text,
                request_id text
            )
            """
    )

    /// Lists a project's entries, newest first, and finds what is too old.
    static let userLogByProject = Statement.shared(
        "CREATE INDEX user_log_by_project ON user_log (project_id, logged_at DESC, entry_id)"
    )

    /// Lists the entries of a user, newest first.
    static let userLogByAccount = Statement.shared(
        """
        CREATE INDEX user_log_by_account
        ON user_log (project_id, account_id, logged_at DESC, entry_id)
        """
    )
}
