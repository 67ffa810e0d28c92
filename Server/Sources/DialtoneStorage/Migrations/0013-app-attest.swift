extension Migration {
    /// Keys of App Attest, and proofs that are good once.
    static let appAttest = Migration(
        "0013-app-attest",
        [appAttestKey, appAttestKeyByUse, spentProof, spentProofByExpiry]
    )

    private static let appAttestKey = Statement.differing(
        sqlite: """
            CREATE TABLE app_attest_key (
                project_id TEXT NOT NULL,
                app_id TEXT NOT NULL,
                key_id BLOB NOT NULL,
                public_key BLOB NOT NULL,
                environment TEXT NOT NULL,
                counter INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                last_used_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, app_id, key_id),
                FOREIGN KEY (project_id, app_id)
                    REFERENCES relying_app (project_id, app_id) ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE app_attest_key (
                project_id text COLLATE "C" NOT NULL,
                app_id text COLLATE "C" NOT NULL,
                key_id bytea NOT NULL,
                public_key bytea NOT NULL,
                environment text NOT NULL,
                counter bigint NOT NULL,
                created_at bigint NOT NULL,
                last_used_at bigint NOT NULL,
                PRIMARY KEY (project_id, app_id, key_id),
                FOREIGN KEY (project_id, app_id)
                    REFERENCES relying_app (project_id, app_id) ON DELETE CASCADE
            )
            """
    )

    private static let appAttestKeyByUse = Statement.shared(
        "CREATE INDEX app_attest_key_by_use ON app_attest_key (last_used_at)"
    )

    private static let spentProof = Statement.differing(
        sqlite: """
            CREATE TABLE spent_proof (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                proof_digest BLOB NOT NULL,
                expires_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, proof_digest)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE spent_proof (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                proof_digest bytea NOT NULL,
                expires_at bigint NOT NULL,
                PRIMARY KEY (project_id, proof_digest)
            )
            """
    )

    private static let spentProofByExpiry = Statement.shared(
        "CREATE INDEX spent_proof_by_expiry ON spent_proof (expires_at)"
    )
}
