extension Migration {
    /// Signing keys can be withdrawn, and an import counts the users with second factors.
    static let withdrawnKeys = Migration(
        "0026-withdrawn-keys",
        [
            .differing(
                sqlite: "ALTER TABLE signing_key ADD COLUMN withdrawn_at INTEGER",
                postgres: "ALTER TABLE signing_key ADD COLUMN withdrawn_at bigint"
            ),
            .differing(
                sqlite: """
                    ALTER TABLE import_progress
                    ADD COLUMN second_factor_count INTEGER NOT NULL DEFAULT 0
                    """,
                postgres: """
                    ALTER TABLE import_progress
                    ADD COLUMN second_factor_count bigint NOT NULL DEFAULT 0
                    """
            ),
        ]
    )
}
