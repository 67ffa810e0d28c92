extension Migration {
    /// Mails to the people who run the server, on their way.
    static let operatorMail = Migration(
        "0016-operator-mail",
        [operatorMailTable, operatorMailByTime, operatorMailByProject, operatorMailByEnd]
    )

    private static let operatorMailTable = Statement.differing(
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
        "CREATE INDEX operator_mail_by_time ON operator_mail (due_at) WHERE state = 'pending'"
    )

    private static let operatorMailByProject = Statement.shared(
        "CREATE INDEX operator_mail_by_project ON operator_mail (project_id, created_at)"
    )

    private static let operatorMailByEnd = Statement.shared(
        "CREATE INDEX operator_mail_by_end ON operator_mail (finished_at)"
    )
}
