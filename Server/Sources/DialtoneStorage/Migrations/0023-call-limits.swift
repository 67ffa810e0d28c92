extension Migration {
    /// The counts of calls by address and network, and the address of each attempt and mail.
    static let callLimits = Migration(
        "0023-call-limits",
        [callTally, attemptOrigins, actionCodeAddress, actionCodeNetwork]
    )

    /// The table of counts, without a foreign key and without an index by time.
    ///
    /// Counts of no project have an empty project ID, and checking the project's row with every
    /// count would cost more than keeping rows for a day. Without the index, PostgreSQL can update
    /// a row in place.
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

    private static let attemptOrigins = Statement.differing(
        sqlite: "ALTER TABLE attempt_ledger ADD COLUMN origins TEXT NOT NULL DEFAULT ''",
        postgres: "ALTER TABLE attempt_ledger ADD COLUMN origins text NOT NULL DEFAULT ''"
    )

    private static let actionCodeAddress = Statement.differing(
        sqlite: "ALTER TABLE action_code ADD COLUMN origin_address TEXT",
        postgres: "ALTER TABLE action_code ADD COLUMN origin_address text"
    )

    private static let actionCodeNetwork = Statement.differing(
        sqlite: "ALTER TABLE action_code ADD COLUMN origin_network TEXT",
        postgres: "ALTER TABLE action_code ADD COLUMN origin_network text"
    )
}
