extension Migration {
    /// The message log, SMS gateways, and SMS routes.
    static let messageTables = [
        message,
        messageByNumber,
        messageByProject,
        messageAttempt,
        messageAttemptByReport,
        messageAttemptUnanswered,
        messagePart,
        messagePartByCreation,
        messageHour,
        messageHourCountry,
        messageHourCountryByHour,
        messageHourGateway,
        messageHourGatewayByHour,
        smsProvider,
        smsRoute,
        smsRouteByProject,
    ]

    /// The message log.
    ///
    /// Its rows are kept longer than the verification sessions, so there is no foreign key to them.
    /// Part of each page is left for the updates of its rows, which then change no index.
    private static let message = Statement.differing(
        sqlite: """
            CREATE TABLE message (
                session_id BLOB NOT NULL PRIMARY KEY,
                project_id TEXT NOT NULL,
                app_id TEXT,
                phone_number TEXT NOT NULL,
                region TEXT,
                language TEXT NOT NULL,
                alphabet TEXT NOT NULL,
                segments INTEGER NOT NULL,
                state INTEGER NOT NULL,
                reason TEXT,
                gateway_name TEXT,
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                notice TEXT,
                delivered_at INTEGER,
                entered_at INTEGER,
                updated_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE message (
                session_id bytea NOT NULL PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL,
                app_id text COLLATE "C",
                phone_number text COLLATE "C" NOT NULL,
                region text COLLATE "C",
                language text NOT NULL,
                alphabet text NOT NULL,
                segments bigint NOT NULL,
                state bigint NOT NULL,
                reason text,
                gateway_name text COLLATE "C",
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                notice text,
                delivered_at bigint,
                entered_at bigint,
                updated_at bigint NOT NULL
            ) WITH (fillfactor = 80)
            """
    )

    private static let messageByNumber = Statement.shared(
        "CREATE INDEX message_by_number ON message (phone_number, project_id, session_id)"
    )

    /// Lists a project's messages; its columns never change, so that reports do not update it.
    private static let messageByProject = Statement.shared(
        "CREATE INDEX message_by_project ON message (project_id, session_id)"
    )

    private static let messageAttempt = Statement.differing(
        sqlite: """
            CREATE TABLE message_attempt (
                session_id BLOB NOT NULL REFERENCES message ON DELETE CASCADE,
                attempt_id BLOB NOT NULL,
                project_id TEXT NOT NULL,
                gateway_name TEXT NOT NULL,
                cause TEXT NOT NULL,
                choice TEXT NOT NULL,
                is_possible_double INTEGER NOT NULL,
                outcome TEXT NOT NULL,
                state INTEGER NOT NULL,
                gateway_message_ids TEXT NOT NULL,
                code TEXT,
                reason TEXT,
                network TEXT,
                segments INTEGER,
                price_micros INTEGER,
                price_currency TEXT,
                started_at INTEGER NOT NULL,
                updated_at INTEGER NOT NULL,
                report_due_at INTEGER,
                report_tries INTEGER NOT NULL,
                PRIMARY KEY (session_id, attempt_id)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE message_attempt (
                session_id bytea NOT NULL REFERENCES message ON DELETE CASCADE,
                attempt_id bytea NOT NULL,
                project_id text COLLATE "C" NOT NULL,
                gateway_name text COLLATE "C" NOT NULL,
                cause text NOT NULL,
                choice text NOT NULL,
                is_possible_double bigint NOT NULL,
                outcome text NOT NULL,
                state bigint NOT NULL,
                gateway_message_ids text NOT NULL,
                code text,
                reason text,
                network text,
                segments bigint,
                price_micros bigint,
                price_currency text COLLATE "C",
                started_at bigint NOT NULL,
                updated_at bigint NOT NULL,
                report_due_at bigint,
                report_tries bigint NOT NULL,
                PRIMARY KEY (session_id, attempt_id)
            )
            """
    )

    private static let messageAttemptByReport = Statement.shared(
        """
        CREATE INDEX message_attempt_by_report ON message_attempt (report_due_at)
        WHERE report_due_at IS NOT NULL
        """
    )

    /// Finds attempts by their own ID, for receipts of attempts without a gateway response.
    private static let messageAttemptUnanswered = Statement.shared(
        """
        CREATE INDEX message_attempt_unanswered ON message_attempt (attempt_id)
        WHERE outcome IN ('pending', 'unknown')
        """
    )

    private static let messagePart = Statement.differing(
        sqlite: """
            CREATE TABLE message_part (
                gateway_name TEXT NOT NULL,
                gateway_message_id TEXT NOT NULL,
                session_id BLOB NOT NULL,
                attempt_id BLOB NOT NULL,
                state INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                PRIMARY KEY (gateway_name, gateway_message_id)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE message_part (
                gateway_name text COLLATE "C" NOT NULL,
                gateway_message_id text COLLATE "C" NOT NULL,
                session_id bytea NOT NULL,
                attempt_id bytea NOT NULL,
                state bigint NOT NULL,
                created_at bigint NOT NULL,
                PRIMARY KEY (gateway_name, gateway_message_id)
            )
            """
    )

    private static let messagePartByCreation = Statement.shared(
        "CREATE INDEX message_part_by_creation ON message_part (created_at)"
    )

    private static let smsProvider = Statement.differing(
        sqlite: """
            CREATE TABLE sms_gateway (
                name TEXT NOT NULL PRIMARY KEY,
                kind TEXT NOT NULL,
                settings TEXT NOT NULL,
                sealed_secrets BLOB NOT NULL,
                created_at INTEGER NOT NULL,
                updated_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE sms_gateway (
                name text COLLATE "C" NOT NULL PRIMARY KEY,
                kind text NOT NULL,
                settings text NOT NULL,
                sealed_secrets bytea NOT NULL,
                created_at bigint NOT NULL,
                updated_at bigint NOT NULL
            )
            """
    )

    private static let smsRoute = Statement.differing(
        sqlite: """
            CREATE TABLE sms_route (
                sms_route_id TEXT NOT NULL PRIMARY KEY,
                project_id TEXT REFERENCES project ON DELETE CASCADE,
                scope TEXT NOT NULL,
                mode TEXT NOT NULL,
                steps TEXT NOT NULL,
                updated_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE sms_route (
                sms_route_id text COLLATE "C" NOT NULL PRIMARY KEY,
                project_id text COLLATE "C" REFERENCES project ON DELETE CASCADE,
                scope text COLLATE "C" NOT NULL,
                mode text NOT NULL,
                steps text NOT NULL,
                updated_at bigint NOT NULL
            )
            """
    )

    private static let smsRouteByProject = Statement.shared(
        "CREATE INDEX sms_route_by_project ON sms_route (project_id)"
    )
}
