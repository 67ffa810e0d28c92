extension Migration {
    /// Addresses that are called about accounts, and what is on its way to them.
    static let hooks = Migration(
        "0007-hooks",
        [hook, hookDelivery, hookDeliveryByTime, hookDeliveryByHook, hookDeliveryByEnd]
    )

    /// A hook is asked at one trigger, or told of events; a project has one hook for a trigger.
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

    /// No reference to the hook: that somebody removes it must not undo a sign-in which tells it
    /// something.
    private static let hookDelivery = Statement.differing(
        sqlite: """
            CREATE TABLE hook_delivery (
                delivery_id TEXT PRIMARY KEY NOT NULL,
                hook_id TEXT NOT NULL,
                project_id TEXT NOT NULL,
                event TEXT NOT NULL,
                body TEXT,
                state TEXT NOT NULL,
                attempts INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                due_at INTEGER NOT NULL,
                finished_at INTEGER,
                last_status INTEGER,
                last_error TEXT
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE hook_delivery (
                delivery_id text COLLATE "C" PRIMARY KEY,
                hook_id text COLLATE "C" NOT NULL,
                project_id text COLLATE "C" NOT NULL,
                event text NOT NULL,
                body text,
                state text NOT NULL,
                attempts bigint NOT NULL,
                created_at bigint NOT NULL,
                due_at bigint NOT NULL,
                finished_at bigint,
                last_status bigint,
                last_error text
            )
            """
    )

    private static let hookDeliveryByTime = Statement.shared(
        "CREATE INDEX hook_delivery_by_time ON hook_delivery (due_at) WHERE state = 'pending'"
    )

    private static let hookDeliveryByHook = Statement.shared(
        "CREATE INDEX hook_delivery_by_hook ON hook_delivery (project_id, hook_id, created_at)"
    )

    private static let hookDeliveryByEnd = Statement.shared(
        "CREATE INDEX hook_delivery_by_end ON hook_delivery (finished_at)"
    )
}
