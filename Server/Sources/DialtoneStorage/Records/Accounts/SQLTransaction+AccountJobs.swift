import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let jobRow = RowStatement(
        into: "account_job",
        onConflict: .replace(key: ["account_job_id"], where: "account_job.revision = ?")
    )
    private static let jobPartRow = RowStatement(
        into: "account_job_part",
        onConflict: .replace(key: ["account_job_id", "kind", "seq"])
    )

    /// The condition of the index of leases.
    private static let jobIsWorkedOn = "state IN ('counting', 'running')"

    func accountJob(_ id: String, of project: ProjectID) throws -> AccountJob? {
        try row(
            "SELECT * FROM account_job WHERE account_job_id = ? AND project_id = ?",
            id,
            project
        )
        .map(AccountJob.init(row:))
    }

    func accountJobs(of project: ProjectID, limit: Int) throws -> [AccountJob] {
        try rows(
            """
            SELECT * FROM account_job WHERE project_id = ?
            ORDER BY created_at DESC, account_job_id LIMIT ?
            """,
            project,
            limit
        )
        .map(AccountJob.init(row:))
    }

    func hasAccountJobs(dueAt now: Timestamp) throws -> Bool {
        try row(
            """
            SELECT account_job_id FROM account_job
            WHERE \(Self.jobIsWorkedOn) AND leased_until <= ? LIMIT 1
            """,
            now
        ) != nil
    }

    func insert(_ job: AccountJob) throws {
        _ = try write(job, revision: job.revision, replacing: -1)
    }

    func save(_ job: AccountJob) throws -> AccountJob? {
        var saved = job
        saved.revision += 1
        // A job that was deleted meanwhile must not come back.
        guard try accountJob(job.id, of: job.projectID) != nil,
            try write(saved, revision: saved.revision, replacing: job.revision) == 1
        else { return nil }
        return saved
    }

    private func write(_ job: AccountJob, revision: Int, replacing former: Int) throws -> Int {
        try writeRow(
            Self.jobRow,
            [
                "account_job_id": job.id,
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

    func claimAccountJob(dueAt now: Timestamp, until lease: Timestamp) throws -> AccountJob? {
        // The outer condition is evaluated again for a row that another node has changed meanwhile.
        try row(
            """
            UPDATE account_job SET leased_until = ?, revision = revision + 1
            WHERE \(Self.jobIsWorkedOn) AND leased_until <= ?
            AND account_job_id IN (
                SELECT account_job_id FROM account_job
                WHERE \(Self.jobIsWorkedOn) AND leased_until <= ?
                ORDER BY leased_until, revision LIMIT 1)
            RETURNING *
            """,
            lease,
            now,
            now
        )
        .map(AccountJob.init(row:))
    }

    func accountJobParts(
        _ kind: AccountJobPart.Kind,
        from seq: Int,
        of jobID: String,
        limit: Int
    ) throws -> [AccountJobPart] {
        try rows(
            """
            SELECT * FROM account_job_part
            WHERE account_job_id = ? AND kind = ? AND seq >= ? ORDER BY seq LIMIT ?
            """,
            jobID,
            kind.rawValue,
            seq,
            limit
        )
        .map(AccountJobPart.init(row:))
    }

    func save(_ part: AccountJobPart) throws {
        try performWrite(
            Self.jobPartRow,
            [
                "account_job_id": part.jobID,
                "kind": part.kind.rawValue,
                "seq": part.seq,
                "content": part.content,
            ]
        )
    }

    func deleteAccountJobParts(
        _ kind: AccountJobPart.Kind,
        of jobID: String,
        limit: Int
    ) throws -> Int {
        try deleteAtMost(
            limit,
            from: "account_job_part",
            by: "account_job_id, kind, seq",
            where: "account_job_id = ? AND kind = ?",
            [jobID, kind.rawValue]
        )
    }
}

extension AccountJob {
    fileprivate init(row: SQLRow) throws {
        self.init(
            id: try row["account_job_id"],
            projectID: try row["project_id"],
            createdAt: try row["created_at"],
            sealedPlan: try row["sealed_plan"]
        )
        state = try row["state"]
        revision = try row["revision"]
        expiresAt = try row["expires_at"]
        leasedUntil = try row["leased_until"]
        progress = try row.json("progress")
    }
}

extension AccountJobPart {
    fileprivate init(row: SQLRow) throws {
        self.init(
            jobID: try row["account_job_id"],
            kind: try row["kind"],
            seq: try row["seq"],
            content: try row["content"]
        )
    }
}

extension AccountJob.State: SQLConvertible {}
extension AccountJobPart.Kind: SQLConvertible {}
