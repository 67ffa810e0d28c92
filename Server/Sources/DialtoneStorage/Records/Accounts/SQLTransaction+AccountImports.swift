import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let importRow = RowStatement(
        into: "account_import",
        onConflict: .replace(key: ["account_import_id"], where: "account_import.revision = ?")
    )
    private static let partRow = RowStatement(
        into: "account_import_part",
        onConflict: .replace(key: ["account_import_id", "kind", "seq"])
    )

    func accountImport(_ id: String, of project: ProjectID) throws -> AccountImportJob? {
        try row(
            "SELECT * FROM account_import WHERE account_import_id = ? AND project_id = ?",
            id,
            project
        )
        .map(AccountImportJob.init(row:))
    }

    func accountImports(of project: ProjectID, limit: Int) throws -> [AccountImportJob] {
        try rows(
            """
            SELECT * FROM account_import WHERE project_id = ?
            ORDER BY created_at DESC, account_import_id LIMIT ?
            """,
            project,
            limit
        )
        .map(AccountImportJob.init(row:))
    }

    func hasAccountImports(
        _ states: Set<AccountImportJob.State>,
        dueAt now: Timestamp
    ) throws -> Bool {
        try row(
            """
            SELECT account_import_id FROM account_import
            WHERE \(Self.isWorkedOn) AND leased_until <= ? AND state IN (?, ?) LIMIT 1
            """,
            now,
            Self.checking(states),
            Self.importing(states)
        ) != nil
    }

    /// The condition of the index of leases.
    private static let isWorkedOn = "state IN ('checking', 'importing')"

    private static func checking(_ states: Set<AccountImportJob.State>) -> String {
        states.contains(.checking) ? AccountImportJob.State.checking.rawValue : ""
    }

    private static func importing(_ states: Set<AccountImportJob.State>) -> String {
        states.contains(.importing) ? AccountImportJob.State.importing.rawValue : ""
    }

    func insert(_ job: AccountImportJob) throws {
        _ = try write(job, revision: job.revision, replacing: -1)
    }

    func save(_ job: AccountImportJob) throws -> AccountImportJob? {
        var saved = job
        saved.revision += 1
        // An import that was deleted meanwhile must not come back.
        guard try accountImport(job.id, of: job.projectID) != nil,
            try write(saved, revision: saved.revision, replacing: job.revision) == 1
        else { return nil }
        return saved
    }

    private func write(
        _ job: AccountImportJob,
        revision: Int,
        replacing former: Int
    ) throws -> Int {
        try writeRow(
            Self.importRow,
            [
                "account_import_id": job.id,
                "project_id": job.projectID,
                "state": job.state.rawValue,
                "revision": revision,
                "created_at": job.createdAt,
                "expires_at": job.expiresAt,
                "leased_until": job.leasedUntil,
                "progress": try JSONColumn.text(of: job.progress),
                "sealed_plan": job.sealedPlan,
            ],
            former
        )
    }

    func claimAccountImport(
        _ states: Set<AccountImportJob.State>,
        dueAt now: Timestamp,
        until lease: Timestamp
    ) throws -> AccountImportJob? {
        // The outer condition is evaluated again for a row that another node has changed meanwhile.
        try row(
            """
            UPDATE account_import SET leased_until = ?, revision = revision + 1
            WHERE \(Self.isWorkedOn) AND leased_until <= ?
            AND account_import_id IN (
                SELECT account_import_id FROM account_import
                WHERE \(Self.isWorkedOn) AND leased_until <= ? AND state IN (?, ?)
                ORDER BY leased_until, revision LIMIT 1)
            RETURNING *
            """,
            lease,
            now,
            now,
            Self.checking(states),
            Self.importing(states)
        )
        .map(AccountImportJob.init(row:))
    }

    func accountImportPart(
        _ kind: AccountImportPart.Kind,
        _ seq: Int,
        of importID: String
    ) throws -> AccountImportPart? {
        try accountImportParts(kind, from: seq, of: importID, limit: 1).first { $0.seq == seq }
    }

    func accountImportParts(
        _ kind: AccountImportPart.Kind,
        from seq: Int,
        of importID: String,
        limit: Int
    ) throws -> [AccountImportPart] {
        try rows(
            """
            SELECT * FROM account_import_part
            WHERE account_import_id = ? AND kind = ? AND seq >= ? ORDER BY seq LIMIT ?
            """,
            importID,
            kind.rawValue,
            seq,
            limit
        )
        .map(AccountImportPart.init(row:))
    }

    func save(_ part: AccountImportPart) throws {
        try performWrite(
            Self.partRow,
            [
                "account_import_id": part.importID,
                "kind": part.kind.rawValue,
                "seq": part.seq,
                "first_row": part.firstRow,
                "content": part.content,
            ]
        )
    }

    func deleteAccountImportPart(
        _ kind: AccountImportPart.Kind,
        _ seq: Int,
        of importID: String
    ) throws {
        try perform(
            "DELETE FROM account_import_part WHERE account_import_id = ? AND kind = ? AND seq = ?",
            importID,
            kind.rawValue,
            seq
        )
    }

    func deleteAccountImportParts(
        _ kind: AccountImportPart.Kind,
        of importID: String,
        limit: Int
    ) throws -> Int {
        try deleteAtMost(
            limit,
            from: "account_import_part",
            by: "account_import_id, kind, seq",
            where: "account_import_id = ? AND kind = ?",
            [importID, kind.rawValue]
        )
    }
}

extension AccountImportJob {
    fileprivate init(row: SQLRow) throws {
        self.init(
            id: try row["account_import_id"],
            projectID: try row["project_id"],
            createdAt: try row["created_at"],
            sealedPlan: try row["sealed_plan"]
        )
        state = try row["state"]
        revision = try row["revision"]
        leasedUntil = try row["leased_until"]
        progress = try row.json("progress")
    }
}

extension AccountImportPart {
    fileprivate init(row: SQLRow) throws {
        self.init(
            importID: try row["account_import_id"],
            kind: try row["kind"],
            seq: try row["seq"],
            firstRow: try row["first_row"],
            content: try row["content"]
        )
    }
}

extension AccountImportJob.State: SQLConvertible {}
extension AccountImportPart.Kind: SQLConvertible {}
