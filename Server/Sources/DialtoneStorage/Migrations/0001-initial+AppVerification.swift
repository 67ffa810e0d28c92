extension Migration {
    /// App verification.
    static let appVerificationTables = [
        verificationCredential,
        appProofCount,
        pushReceipt,
        pushReceiptByApp,
        pushReceiptByEnd,
        challengeToken,
        challengeTokenByExpiry,
        awaitedChallenge,
        awaitedChallengeByExpiry,
        appAttestKey,
        appAttestKeyByUse,
        spentProof,
        spentProofByExpiry,
    ]

    private static let verificationCredential = Statement.differing(
        sqlite: """
            CREATE TABLE verification_credential (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                service TEXT NOT NULL,
                name TEXT NOT NULL,
                details TEXT NOT NULL,
                sealed_secret BLOB NOT NULL,
                created_at INTEGER NOT NULL,
                PRIMARY KEY (project_id, service, name)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE verification_credential (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                service text COLLATE "C" NOT NULL,
                name text COLLATE "C" NOT NULL,
                details text NOT NULL,
                sealed_secret bytea NOT NULL,
                created_at bigint NOT NULL,
                PRIMARY KEY (project_id, service, name)
            )
            """
    )

    /// The number of app proofs per day.
    ///
    /// A count without a kind or a vendor has an empty string there, since keys cannot be null.
    private static let appProofCount = Statement.differing(
        sqlite: """
            CREATE TABLE app_proof_count (
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                day INTEGER NOT NULL,
                app_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                vendor TEXT NOT NULL,
                outcome TEXT NOT NULL,
                requests INTEGER NOT NULL,
                PRIMARY KEY (project_id, day, app_id, kind, vendor, outcome)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE app_proof_count (
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                day bigint NOT NULL,
                app_id text COLLATE "C" NOT NULL,
                kind text COLLATE "C" NOT NULL,
                vendor text COLLATE "C" NOT NULL,
                outcome text COLLATE "C" NOT NULL,
                requests bigint NOT NULL,
                PRIMARY KEY (project_id, day, app_id, kind, vendor, outcome)
            )
            """
    )

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

    private static let challengeToken = Statement.differing(
        sqlite: """
            CREATE TABLE challenge_token (
                challenge_token_digest BLOB NOT NULL PRIMARY KEY,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                app_id TEXT NOT NULL,
                outage TEXT,
                expires_at INTEGER NOT NULL,
                used_at INTEGER
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE challenge_token (
                challenge_token_digest bytea NOT NULL PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                app_id text COLLATE "C" NOT NULL,
                outage text,
                expires_at bigint NOT NULL,
                used_at bigint
            )
            """
    )

    private static let challengeTokenByExpiry = Statement.shared(
        "CREATE INDEX challenge_token_by_expiry ON challenge_token (expires_at)"
    )

    private static let awaitedChallenge = Statement.differing(
        sqlite: """
            CREATE TABLE awaited_challenge (
                awaited_challenge_digest BLOB NOT NULL PRIMARY KEY,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                app_id TEXT NOT NULL,
                outage TEXT,
                failure TEXT,
                expires_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE awaited_challenge (
                awaited_challenge_digest bytea NOT NULL PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                app_id text COLLATE "C" NOT NULL,
                outage text,
                failure text,
                expires_at bigint NOT NULL
            )
            """
    )

    private static let awaitedChallengeByExpiry = Statement.shared(
        "CREATE INDEX awaited_challenge_by_expiry ON awaited_challenge (expires_at)"
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
