extension Migration {
    /// The audit log.
    ///
    /// Its rows refer to no project, because they outlive it.
    static let auditTables = [
        auditChain,
        auditEntry,
        auditEntryByTime,
        auditEntryByAction,
        auditEntryByActor,
        auditDetail,
        auditDetailByTarget,
        auditCheckpoint,
    ]

    /// The last entry of each chain, whose row a transaction locks to append another one.
    private static let auditChain = Statement.differing(
        sqlite: """
            CREATE TABLE audit_chain (
                chain TEXT PRIMARY KEY NOT NULL,
                last_seq INTEGER NOT NULL,
                last_hash BLOB NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE audit_chain (
                chain text COLLATE "C" PRIMARY KEY,
                last_seq bigint NOT NULL,
                last_hash bytea NOT NULL
            )
            """
    )

    private static let auditEntry = Statement.differing(
        sqlite: """
            CREATE TABLE audit_entry (
                chain TEXT NOT NULL,
                seq INTEGER NOT NULL,
                version INTEGER NOT NULL,
                at INTEGER NOT NULL,
                actor_kind TEXT NOT NULL,
                actor_id TEXT,
                actor_role TEXT,
                via TEXT NOT NULL,
                address TEXT,
                request_id TEXT,
                action TEXT NOT NULL,
                target_kind TEXT,
                tenant TEXT,
                error_code TEXT,
                members TEXT NOT NULL,
                details_hash BLOB,
                previous_hash BLOB NOT NULL,
                hash BLOB NOT NULL,
                PRIMARY KEY (chain, seq)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE audit_entry (
                chain text COLLATE "C" NOT NULL,
                seq bigint NOT NULL,
                version bigint NOT NULL,
                at bigint NOT NULL,
                actor_kind text COLLATE "C" NOT NULL,
                actor_id text COLLATE "C",
                actor_role text COLLATE "C",
                via text COLLATE "C" NOT NULL,
                address text,
                request_id text,
                action text COLLATE "C" NOT NULL,
                target_kind text COLLATE "C",
                tenant text,
                error_code text COLLATE "C",
                members text NOT NULL,
                details_hash bytea,
                previous_hash bytea NOT NULL,
                hash bytea NOT NULL,
                PRIMARY KEY (chain, seq)
            )
            """
    )

    private static let auditEntryByTime = Statement.shared(
        "CREATE INDEX audit_entry_by_time ON audit_entry (chain, at)"
    )

    private static let auditEntryByAction = Statement.shared(
        "CREATE INDEX audit_entry_by_action ON audit_entry (chain, action, seq)"
    )

    private static let auditEntryByActor = Statement.shared(
        "CREATE INDEX audit_entry_by_actor ON audit_entry (chain, actor_id, seq)"
    )

    /// What can be erased: the chain has only a hash of it.
    private static let auditDetail = Statement.differing(
        sqlite: """
            CREATE TABLE audit_detail (
                chain TEXT NOT NULL,
                seq INTEGER NOT NULL,
                target_kind TEXT,
                target_id TEXT,
                content TEXT NOT NULL,
                PRIMARY KEY (chain, seq)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE audit_detail (
                chain text COLLATE "C" NOT NULL,
                seq bigint NOT NULL,
                target_kind text COLLATE "C",
                target_id text COLLATE "C",
                content text NOT NULL,
                PRIMARY KEY (chain, seq)
            )
            """
    )

    private static let auditDetailByTarget = Statement.shared(
        "CREATE INDEX audit_detail_by_target ON audit_detail (chain, target_id, seq)"
    )

    private static let auditCheckpoint = Statement.differing(
        sqlite: """
            CREATE TABLE audit_checkpoint (
                chain TEXT NOT NULL,
                kind TEXT NOT NULL,
                seq INTEGER NOT NULL,
                hash BLOB NOT NULL,
                made_at INTEGER NOT NULL,
                signature BLOB NOT NULL,
                PRIMARY KEY (chain, kind, seq)
            ) STRICT, WITHOUT ROWID
            """,
        postgres: """
            CREATE TABLE audit_checkpoint (
                chain text COLLATE "C" NOT NULL,
                kind text COLLATE "C" NOT NULL,
                seq bigint NOT NULL,
                hash bytea NOT NULL,
                made_at bigint NOT NULL,
                signature bytea NOT NULL,
                PRIMARY KEY (chain, kind, seq)
            )
            """
    )
}
