import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func appProofCounts(
        of project: ProjectID,
        since day: Timestamp
    ) throws -> [AppProofCount] {
        try rows(
            """
            SELECT * FROM app_proof_count WHERE project_id = ? AND day >= ?
            ORDER BY day, app_id, kind, vendor, outcome
            """,
            project,
            day
        )
        .map(AppProofCount.init(row:))
    }

    /// Inserts from a query of the project, so that a deleted project causes no error.
    func add(_ count: AppProofCount) throws {
        _ = try execute(
            """
            INSERT INTO app_proof_count (project_id, day, app_id, kind, vendor, outcome, requests)
            SELECT project_id, ?, ?, ?, ?, ?, ? FROM project WHERE project_id = ?
            ON CONFLICT (project_id, day, app_id, kind, vendor, outcome) DO UPDATE SET
                requests = app_proof_count.requests + excluded.requests
            """,
            count.day,
            count.appID,
            count.kind?.rawValue ?? "",
            count.vendor?.rawValue ?? "",
            count.outcome,
            Int64(count.count),
            count.projectID
        )
    }
}

extension AppProofCount {
    fileprivate init(row: SQLRow) throws {
        let kind: String = try row["kind"]
        let vendor: String = try row["vendor"]
        let requests: Int64 = try row["requests"]
        self.init(
            projectID: try row["project_id"],
            appID: try row["app_id"],
            day: try row["day"],
            kind: AppProofKind(rawValue: kind),
            vendor: ChallengeSettings.Vendor(rawValue: vendor),
            outcome: try row["outcome"],
            count: Int(requests)
        )
    }
}
