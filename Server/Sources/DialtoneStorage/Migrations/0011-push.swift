extension Migration {
    /// What the server knows of silent pushes.
    static let push = Migration("0011-push", [pushReceipt, pushReceiptByApp, pushReceiptByEnd])

    private static let pushReceipt = Statement.differing(
        sqlite: """
            CREATE TABLE push_receipt (
                receipt_digest BLOB PRIMARY KEY NOT NULL,
                secret_digest BLOB NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                bundle_id TEXT NOT NULL,
                app_id TEXT NOT NULL,
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                mark BLOB,
                state TEXT NOT NULL,
                environment TEXT,
                reason TEXT
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE push_receipt (
                receipt_digest bytea PRIMARY KEY,
                secret_digest bytea NOT NULL,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                bundle_id text COLLATE "C" NOT NULL,
                app_id text NOT NULL,
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                mark bytea,
                state text NOT NULL,
                environment text,
                reason text
            )
            """
    )

    private static let pushReceiptByApp = Statement.shared(
        "CREATE INDEX push_receipt_by_app ON push_receipt (project_id, bundle_id, created_at)"
    )

    private static let pushReceiptByEnd = Statement.shared(
        "CREATE INDEX push_receipt_by_end ON push_receipt (expires_at)"
    )
}
