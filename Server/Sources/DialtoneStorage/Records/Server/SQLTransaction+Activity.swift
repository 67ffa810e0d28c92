import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func activitySums(
        of project: ProjectID,
        since moment: Timestamp,
        by length: TimeSpan
    ) throws -> [ActivitySum] {
        let period = "(hour / \(length.milliseconds))"
        return try rows(
            """
            SELECT \(period) AS period, kind, detail, CAST(sum(events) AS bigint) AS events
            FROM activity_count WHERE project_id = ? AND hour >= ?
            GROUP BY \(period), kind, detail
            """,
            project,
            MessageHour(of: moment).start
        )
        .map { row in
            let period: Int64 = try row["period"]
            return ActivitySum(
                start: Timestamp(milliseconds: period * length.milliseconds),
                kind: try row["kind"],
                detail: try row["detail"],
                count: try row["events"]
            )
        }
    }

    /// Inserts from a query of the project, so that a deleted project causes no error.
    func add(_ count: ActivityCount) throws {
        try perform(
            """
            INSERT INTO activity_count (project_id, hour, kind, detail, events)
            SELECT project_id, ?, ?, ?, ? FROM project WHERE project_id = ?
            ON CONFLICT (project_id, hour, kind, detail) DO UPDATE SET
                events = activity_count.events + excluded.events
            """,
            count.hour,
            count.kind,
            count.detail,
            count.count,
            count.projectID
        )
    }
}
