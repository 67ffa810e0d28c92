extension Migration {
    /// What concerns the whole server: its spending, its providers in trouble, and what operators
    /// of all projects are told of.
    static let serverAlerts = Migration(
        "0018-server-alerts",
        [serverSpend, providerTrouble, serverAlert, serverAlertUndelivered]
    )

    private static let serverSpend = Statement.differing(
        sqlite: """
            CREATE TABLE server_spend (
                currency TEXT PRIMARY KEY NOT NULL,
                buckets BLOB NOT NULL,
                last_noted_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE server_spend (
                currency text COLLATE "C" PRIMARY KEY,
                buckets bytea NOT NULL,
                last_noted_at bigint NOT NULL
            ) WITH (fillfactor = 50)
            """
    )

    private static let providerTrouble = Statement.differing(
        sqlite: """
            CREATE TABLE provider_trouble (
                subject TEXT PRIMARY KEY NOT NULL,
                since INTEGER NOT NULL,
                last_seen_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE provider_trouble (
                subject text COLLATE "C" PRIMARY KEY,
                since bigint NOT NULL,
                last_seen_at bigint NOT NULL
            )
            """
    )

    private static let serverAlert = Statement.differing(
        sqlite: """
            CREATE TABLE server_alert (
                kind TEXT NOT NULL,
                subject TEXT NOT NULL,
                rule TEXT NOT NULL,
                period INTEGER NOT NULL,
                detail TEXT NOT NULL,
                raised_at INTEGER NOT NULL,
                delivered_at INTEGER,
                PRIMARY KEY (kind, subject, rule, period)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE server_alert (
                kind text COLLATE "C" NOT NULL,
                subject text COLLATE "C" NOT NULL,
                rule text COLLATE "C" NOT NULL,
                period bigint NOT NULL,
                detail text NOT NULL,
                raised_at bigint NOT NULL,
                delivered_at bigint,
                PRIMARY KEY (kind, subject, rule, period)
            )
            """
    )

    private static let serverAlertUndelivered = Statement.shared(
        """
        CREATE INDEX server_alert_undelivered ON server_alert (raised_at)
        WHERE delivered_at IS NULL
        """
    )
}
