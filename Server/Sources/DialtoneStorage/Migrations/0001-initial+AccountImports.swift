extension Migration {
    /// The imports of users that run in the background.
    static let accountImportTables = [
        accountImport,
        accountImportByProject,
        accountImportByLease,
        accountImportByExpiry,
        accountImportPart,
    ]

    private static let accountImport = Statement.differing(
        sqlite: """
            CREATE TABLE account_import (
                account_import_id TEXT PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                state TEXT NOT NULL,
                revision INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                leased_until INTEGER NOT NULL,
                progress TEXT NOT NULL,
                sealed_plan BLOB NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE account_import (
                account_import_id text COLLATE "C" PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                state text NOT NULL,
                revision bigint NOT NULL,
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                leased_until bigint NOT NULL,
                progress text NOT NULL,
                sealed_plan bytea NOT NULL
            )
            """
    )

    private static let accountImportByProject = Statement.shared(
        """
        CREATE INDEX account_import_by_project
        ON account_import (project_id, created_at DESC, account_import_id)
        """
    )

    /// Finds the imports on which a node must work.
    private static let accountImportByLease = Statement.shared(
        """
        CREATE INDEX account_import_by_lease ON account_import (leased_until)
        WHERE state IN ('checking', 'importing')
        """
    )

    private static let accountImportByExpiry = Statement.shared(
        "CREATE INDEX account_import_by_expiry ON account_import (expires_at)"
    )

    private static let accountImportPart = Statement.differing(
        sqlite: """
            CREATE TABLE account_import_part (
                account_import_id TEXT NOT NULL REFERENCES account_import ON DELETE CASCADE,
                kind TEXT NOT NULL,
                seq INTEGER NOT NULL,
                first_row INTEGER NOT NULL,
                content BLOB NOT NULL,
                PRIMARY KEY (account_import_id, kind, seq)
            ) STRICT
            """,
        postgres: """
            CREATE TABLE account_import_part (
                account_import_id text COLLATE "C" NOT NULL
                    REFERENCES account_import ON DELETE CASCADE,
                kind text COLLATE "C" NOT NULL,
                seq bigint NOT NULL,
                first_row bigint NOT NULL,
                content bytea NOT NULL,
                PRIMARY KEY (account_import_id, kind, seq)
            )
            """
    )
}

extension Migration {
    /// The jobs about many users that run in the background.
    static let accountJobTables = [
        accountJob,
        accountJobByProject,
        accountJobByLease,
        accountJobByExpiry,
        accountJobPart,
    ]

    private static let accountJob = Statement.differing(
        sqlite: """
            CREATE TABLE account_job (
                account_job_id TEXT PRIMARY KEY NOT NULL,
                project_id TEXT NOT NULL REFERENCES project ON DELETE CASCADE,
                state TEXT NOT NULL,
                revision INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                leased_until INTEGER NOT NULL,
                progress TEXT NOT NULL,
                sealed_plan BLOB NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE account_job (
                account_job_id text COLLATE "C" PRIMARY KEY,
                project_id text COLLATE "C" NOT NULL REFERENCES project ON DELETE CASCADE,
                state text NOT NULL,
                revision bigint NOT NULL,
                created_at bigint NOT NULL,
                expires_at bigint NOT NULL,
                leased_until bigint NOT NULL,
                progress text NOT NULL,
                sealed_plan bytea NOT NULL
            )
            """
    )

    private static let accountJobByProject = Statement.shared(
        """
        CREATE INDEX account_job_by_project
        ON account_job (project_id, created_at DESC, account_job_id)
        """
    )

    /// Finds the jobs on which a node must work.
    private static let accountJobByLease = Statement.shared(
        """
        CREATE INDEX account_job_by_lease ON account_job (leased_until)
        WHERE state IN ('counting', 'running')
        """
    )

    private static let accountJobByExpiry = Statement.shared(
        "CREATE INDEX account_job_by_expiry ON account_job (expires_at)"
    )

    private static let accountJobPart = Statement.differing(
        sqlite: """
            CREATE TABLE account_job_part (
                account_job_id TEXT NOT NULL REFERENCES account_job ON DELETE CASCADE,
                kind TEXT NOT NULL,
                seq INTEGER NOT NULL,
                content BLOB NOT NULL,
                PRIMARY KEY (account_job_id, kind, seq)
            ) STRICT
            """,
        postgres: """
            CREATE TABLE account_job_part (
                account_job_id text COLLATE "C" NOT NULL
                    REFERENCES account_job ON DELETE CASCADE,
                kind text COLLATE "C" NOT NULL,
                seq bigint NOT NULL,
                content bytea NOT NULL,
                PRIMARY KEY (account_job_id, kind, seq)
            )
            """
    )
}
