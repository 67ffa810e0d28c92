extension Migration {
    /// The counters, decisions and alerts of the SMS fraud protection.
    static let sendGuardTables = [
        sendTally,
        sendTallyByHold,
        sendDecision,
        sendDecisionByNumber,
        sendDecisionByTime,
        sendDecisionByProject,
        sendDecisionStopped,
        sendAlert,
        sendAlertUndelivered,
        serverSpend,
    ]

    private static let sendTally = Statement.differing(
        sqlite: """
            CREATE TABLE send_tally (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                kind TEXT NOT NULL,
                subject TEXT NOT NULL,
                buckets BLOB NOT NULL,
                countries TEXT NOT NULL,
                hold TEXT NOT NULL,
                held_until INTEGER,
                last_noted_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, kind, subject)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE send_tally (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                kind text COLLATE "C" NOT NULL,
                subject text COLLATE "C" NOT NULL,
                buckets bytea NOT NULL,
                countries text NOT NULL,
                hold text NOT NULL,
                held_until bigint,
                last_noted_at bigint NOT NULL,
                PRIMARY KEY (project_id, kind, subject)
            ) WITH (fillfactor = 50)
            """
    )

    private static let sendTallyByHold = Statement.shared(
        """
        CREATE INDEX send_tally_by_hold ON send_tally (project_id, held_until)
        WHERE held_until IS NOT NULL
        """
    )

    private static let sendDecision = Statement.differing(
        sqlite: """
            CREATE TABLE send_decision (
                send_decision_id BLOB NOT NULL PRIMARY KEY,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                judged_at INTEGER NOT NULL,
                phone_number TEXT NOT NULL,
                kind TEXT NOT NULL,
                region TEXT NOT NULL,
                address TEXT NOT NULL,
                network TEXT NOT NULL,
                app_id TEXT,
                instance TEXT,
                is_proved INTEGER NOT NULL,
                is_known INTEGER NOT NULL,
                segments INTEGER NOT NULL,
                cost INTEGER NOT NULL,
                currency TEXT NOT NULL,
                verdict TEXT NOT NULL,
                rule TEXT,
                wait INTEGER,
                would_have TEXT NOT NULL,
                would_have_rule TEXT,
                is_probe INTEGER NOT NULL,
                entered_at INTEGER,
                withdrawn_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE send_decision (
                send_decision_id bytea NOT NULL PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                judged_at bigint NOT NULL,
                phone_number text COLLATE "C" NOT NULL,
                kind text NOT NULL,
                region text NOT NULL,
                address text NOT NULL,
                network text NOT NULL,
                app_id text,
                instance text,
                is_proved bigint NOT NULL,
                is_known bigint NOT NULL,
                segments bigint NOT NULL,
                cost bigint NOT NULL,
                currency text NOT NULL,
                verdict text NOT NULL,
                rule text,
                wait bigint,
                would_have text NOT NULL,
                would_have_rule text,
                is_probe bigint NOT NULL,
                entered_at bigint,
                withdrawn_at bigint
            )
            """
    )

    private static let sendDecisionByNumber = Statement.shared(
        """
        CREATE INDEX send_decision_by_number
        ON send_decision (project_id, phone_number, judged_at)
        """
    )

    private static let sendDecisionByTime = Statement.shared(
        "CREATE INDEX send_decision_by_time ON send_decision (judged_at)"
    )

    private static let sendDecisionByProject = Statement.shared(
        """
        CREATE INDEX send_decision_by_project
        ON send_decision (project_id, judged_at, send_decision_id)
        """
    )

    /// Lists the few decisions that stopped a message, or would have.
    private static let sendDecisionStopped = Statement.shared(
        """
        CREATE INDEX send_decision_stopped
        ON send_decision (project_id, judged_at, send_decision_id)
        WHERE would_have <> 'admit'
        """
    )

    private static let sendAlert = Statement.differing(
        sqlite: """
            CREATE TABLE send_alert (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                kind TEXT NOT NULL,
                dimension TEXT NOT NULL,
                period INTEGER NOT NULL,
                rule TEXT,
                detail TEXT NOT NULL,
                raised_at INTEGER NOT NULL,
                delivered_at INTEGER,
                PRIMARY KEY (project_id, kind, dimension, period)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE send_alert (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                kind text COLLATE "C" NOT NULL,
                dimension text COLLATE "C" NOT NULL,
                period bigint NOT NULL,
                rule text,
                detail text NOT NULL,
                raised_at bigint NOT NULL,
                delivered_at bigint,
                PRIMARY KEY (project_id, kind, dimension, period)
            )
            """
    )

    private static let sendAlertUndelivered = Statement.shared(
        """
        CREATE INDEX send_alert_undelivered ON send_alert (raised_at)
        WHERE delivered_at IS NULL
        """
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
}
