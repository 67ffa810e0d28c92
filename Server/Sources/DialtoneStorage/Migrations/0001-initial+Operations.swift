extension Migration {
    /// Hooks, alerts and emails to operators, and the health probe.
    static let operationTables = [
        hook,
        hookDelivery,
        hookDeliveryByTime,
        hookDeliveryByHook,
        hookDeliveryByProject,
        hookDeliveryByState,
        hookDeliveryByEvent,
        hookDeliveryByEnd,
        hookDeliveryByAccount,
        hookCall,
        hookCallByProject,
        hookCallByTime,
        userLog,
        userLogByProject,
        userLogByAccount,
        node,
        keptKey,
        numberStorage,
        gatewayIncident,
        serverAlert,
        serverAlertUndelivered,
        activityCount,
        activityCountByHour,
        operatorMail,
        operatorMailByTime,
        operatorMailByProject,
        operatorMailByEnd,
        probeFiller,
        writeProbe,
        writeProbeRow,
    ]

    /// The hooks.
    ///
    /// A hook is either called at a trigger or notified of events. A project has at most one hook
    /// for each trigger.
    private static let hook = Statement.differing(
        sqlite: """
            CREATE TABLE hook (
                hook_id TEXT PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                trigger_name TEXT,
                events TEXT,
                url TEXT NOT NULL,
                format TEXT NOT NULL,
                timeout INTEGER NOT NULL,
                on_failure TEXT NOT NULL,
                sealed_secret BLOB NOT NULL,
                sealed_previous_secret BLOB,
                previous_secret_until INTEGER,
                created_at INTEGER NOT NULL,
                updated_at INTEGER NOT NULL,
                UNIQUE (project_id, trigger_name)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE hook (
                hook_id text COLLATE "C" PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                trigger_name text COLLATE "C",
                events text,
                url text NOT NULL,
                format text NOT NULL,
                timeout bigint NOT NULL,
                on_failure text NOT NULL,
                sealed_secret bytea NOT NULL,
                sealed_previous_secret bytea,
                previous_secret_until bigint,
                created_at bigint NOT NULL,
                updated_at bigint NOT NULL,
                UNIQUE (project_id, trigger_name)
            )
            """
    )

    /// The queue of events for hooks.
    ///
    /// It has no foreign key to the hook: deleting the hook must not roll back a sign-in that
    /// inserts an event for it.
    private static let hookDelivery = Statement.differing(
        sqlite: """
            CREATE TABLE hook_delivery (
                delivery_id TEXT PRIMARY KEY NOT NULL,
                hook_id TEXT NOT NULL,
                project_id TEXT NOT NULL,
                account_id TEXT,
                tenant_id TEXT,
                event TEXT NOT NULL,
                body TEXT,
                state TEXT NOT NULL,
                attempts INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                due_at INTEGER NOT NULL,
                finished_at INTEGER,
                last_status INTEGER,
                last_duration INTEGER,
                last_error TEXT,
                resent_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE hook_delivery (
                delivery_id text COLLATE "C" PRIMARY KEY,
                hook_id text COLLATE "C" NOT NULL,
                project_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C",
                tenant_id text COLLATE "C",
                event text NOT NULL,
                body text,
                state text NOT NULL,
                attempts bigint NOT NULL,
                created_at bigint NOT NULL,
                due_at bigint NOT NULL,
                finished_at bigint,
                last_status bigint,
                last_duration bigint,
                last_error text,
                resent_at bigint
            )
            """
    )

    /// Finds what is due, and measures the queue without its rows.
    private static let hookDeliveryByTime = Statement.shared(
        """
        CREATE INDEX hook_delivery_by_time ON hook_delivery (due_at, created_at)
        WHERE state = 'pending'
        """
    )

    private static let hookDeliveryByHook = Statement.shared(
        "CREATE INDEX hook_delivery_by_hook ON hook_delivery (project_id, hook_id, created_at)"
    )

    /// Lists a project's deliveries, newest first.
    private static let hookDeliveryByProject = Statement.shared(
        """
        CREATE INDEX hook_delivery_by_project
        ON hook_delivery (project_id, created_at DESC, delivery_id)
        """
    )

    private static let hookDeliveryByState = Statement.shared(
        """
        CREATE INDEX hook_delivery_by_state
        ON hook_delivery (project_id, state, created_at DESC, delivery_id)
        """
    )

    private static let hookDeliveryByEvent = Statement.shared(
        """
        CREATE INDEX hook_delivery_by_event
        ON hook_delivery (project_id, event, created_at DESC, delivery_id)
        """
    )

    /// Finds the events about a user, to export and to erase them.
    private static let hookDeliveryByAccount = Statement.shared(
        """
        CREATE INDEX hook_delivery_by_account ON hook_delivery (project_id, account_id)
        WHERE account_id IS NOT NULL
        """
    )

    private static let hookDeliveryByEnd = Statement.shared(
        "CREATE INDEX hook_delivery_by_end ON hook_delivery (finished_at)"
    )

    /// The calls that operations waited for.
    ///
    /// It has no foreign key to the hook, so that the calls of a hook stay when it is removed.
    private static let hookCall = Statement.differing(
        sqlite: """
            CREATE TABLE hook_call (
                call_id TEXT PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                hook_id TEXT NOT NULL,
                trigger_name TEXT NOT NULL,
                called_at INTEGER NOT NULL,
                node_id TEXT NOT NULL,
                account_id TEXT,
                tenant_id TEXT,
                outcome TEXT NOT NULL,
                code TEXT,
                status INTEGER,
                duration INTEGER NOT NULL,
                attempts INTEGER NOT NULL,
                problem TEXT
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE hook_call (
                call_id text COLLATE "C" PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                hook_id text COLLATE "C" NOT NULL,
                trigger_name text NOT NULL,
                called_at bigint NOT NULL,
                node_id text COLLATE "C" NOT NULL,
                account_id text COLLATE "C",
                tenant_id text,
                outcome text NOT NULL,
                code text,
                status bigint,
                duration bigint NOT NULL,
                attempts bigint NOT NULL,
                problem text
            )
            """
    )

    /// Lists a project's calls, newest first.
    private static let hookCallByProject = Statement.shared(
        "CREATE INDEX hook_call_by_project ON hook_call (project_id, called_at DESC, call_id)"
    )

    private static let hookCallByTime = Statement.shared(
        "CREATE INDEX hook_call_by_time ON hook_call (called_at)"
    )

    /// The nodes of the server; few rows, so that it needs no index.
    private static let node = Statement.differing(
        sqlite: """
            CREATE TABLE node (
                node_id TEXT PRIMARY KEY NOT NULL,
                version TEXT NOT NULL,
                host_name TEXT NOT NULL,
                started_at INTEGER NOT NULL,
                schema_version TEXT NOT NULL,
                numbering_plan TEXT NOT NULL,
                master_keys TEXT NOT NULL,
                state TEXT NOT NULL,
                clock_lead INTEGER,
                last_seen_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE node (
                node_id text COLLATE "C" PRIMARY KEY,
                version text NOT NULL,
                host_name text NOT NULL,
                started_at bigint NOT NULL,
                schema_version text NOT NULL,
                numbering_plan text NOT NULL,
                master_keys text NOT NULL,
                state text NOT NULL,
                clock_lead bigint,
                last_seen_at bigint NOT NULL
            )
            """
    )

    /// Derived keys of former master keys; few rows, so that it needs no index.
    private static let keptKey = Statement.differing(
        sqlite: """
            CREATE TABLE kept_key (
                kept_key_id TEXT PRIMARY KEY NOT NULL,
                purpose TEXT NOT NULL,
                sealed_key BLOB NOT NULL,
                kept_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE kept_key (
                kept_key_id text COLLATE "C" PRIMARY KEY,
                purpose text NOT NULL,
                sealed_key bytea NOT NULL,
                kept_at bigint NOT NULL
            )
            """
    )

    /// How phone numbers are stored: one row, without a key if they are in plain text.
    private static let numberStorage = Statement.differing(
        sqlite: """
            CREATE TABLE number_storage (
                number_storage_id TEXT PRIMARY KEY NOT NULL,
                sealed_key BLOB
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE number_storage (
                number_storage_id text COLLATE "C" PRIMARY KEY,
                sealed_key bytea
            )
            """
    )

    private static let gatewayIncident = Statement.differing(
        sqlite: """
            CREATE TABLE gateway_incident (
                subject TEXT PRIMARY KEY NOT NULL,
                since INTEGER NOT NULL,
                last_seen_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE gateway_incident (
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

    private static let operatorMail = Statement.differing(
        sqlite: """
            CREATE TABLE operator_mail (
                mail_id TEXT PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                recipient TEXT NOT NULL,
                subject TEXT NOT NULL,
                body TEXT NOT NULL,
                state TEXT NOT NULL,
                attempts INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                due_at INTEGER NOT NULL,
                finished_at INTEGER,
                last_error TEXT
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE operator_mail (
                mail_id text COLLATE "C" PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                recipient text NOT NULL,
                subject text NOT NULL,
                body text NOT NULL,
                state text NOT NULL,
                attempts bigint NOT NULL,
                created_at bigint NOT NULL,
                due_at bigint NOT NULL,
                finished_at bigint,
                last_error text
            )
            """
    )

    private static let operatorMailByTime = Statement.shared(
        """
        CREATE INDEX operator_mail_by_time ON operator_mail (due_at, created_at)
        WHERE state = 'pending'
        """
    )

    private static let operatorMailByProject = Statement.shared(
        "CREATE INDEX operator_mail_by_project ON operator_mail (project_id, created_at)"
    )

    private static let operatorMailByEnd = Statement.shared(
        "CREATE INDEX operator_mail_by_end ON operator_mail (finished_at)"
    )

    /// The filler rows of the health probe, which make the database allocate new pages.
    private static let probeFiller = Statement.differing(
        sqlite: """
            CREATE TABLE probe_filler (
                probe_filler_id INTEGER PRIMARY KEY NOT NULL,
                content BLOB NOT NULL
            ) STRICT
            """,
        postgres: """
            CREATE TABLE probe_filler (
                probe_filler_id bigint PRIMARY KEY,
                content bytea NOT NULL
            )
            """
    )

    /// A single row that is updated only to test whether writing works.
    private static let writeProbe = Statement.differing(
        sqlite: "CREATE TABLE write_probe (writes INTEGER NOT NULL) STRICT",
        postgres: "CREATE TABLE write_probe (writes bigint NOT NULL)"
    )

    private static let writeProbeRow = Statement.shared(
        "INSERT INTO write_probe (writes) VALUES (0)"
    )
}
