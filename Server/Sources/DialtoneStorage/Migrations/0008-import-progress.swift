extension Migration {
    /// How far imports have come.
    static let importProgress = Migration("0008-import-progress", [importProgressTable])

    private static let importProgressTable = Statement.differing(
        sqlite: """
            CREATE TABLE import_progress (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                fingerprint BLOB NOT NULL,
                row_count INTEGER NOT NULL,
                written_count INTEGER NOT NULL,
                kept_count INTEGER NOT NULL,
                rejected_count INTEGER NOT NULL,
                last_rejections TEXT NOT NULL,
                PRIMARY KEY (project_id, fingerprint)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE import_progress (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                fingerprint bytea NOT NULL,
                row_count bigint NOT NULL,
                written_count bigint NOT NULL,
                kept_count bigint NOT NULL,
                rejected_count bigint NOT NULL,
                last_rejections text NOT NULL,
                PRIMARY KEY (project_id, fingerprint)
            )
            """
    )
}
