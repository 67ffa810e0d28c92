import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func hookCalls(of project: ProjectID, _ query: HookCallQuery) throws -> [HookCall] {
        var conditions = SQLConditions("project_id = ?", project)
        conditions.add("hook_id = ?", ifPresent: query.hook)
        conditions.add("trigger_name = ?", ifPresent: query.trigger)
        conditions.add("outcome = ?", ifPresent: query.outcome)
        conditions.add("account_id = ?", ifPresent: query.account)
        if let last = query.position {
            conditions.add(after: last.createdAt, last.id, in: ("called_at", "call_id"))
        }
        return try rows(
            """
            SELECT * FROM hook_call WHERE \(conditions.text)
            ORDER BY called_at DESC, call_id LIMIT ?
            """,
            values: conditions.values + [query.limit]
        )
        .map(HookCall.init(row:))
    }

    /// Inserts from a query of the project, so that a deleted project causes no error.
    func insert(_ call: HookCall) throws {
        try perform(
            """
            INSERT INTO hook_call (
                project_id, call_id, hook_id, trigger_name, called_at, node_id, account_id, tenant_id,
                outcome, code, status, duration, attempts, problem)
            SELECT project_id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
            FROM project WHERE project_id = ?
            ON CONFLICT (call_id) DO NOTHING
            """,
            values: [
                call.id, call.hookID, call.trigger, call.calledAt, call.nodeID, call.accountID,
                call.tenantID, call.outcome, call.code, call.status, call.duration.milliseconds,
                call.attempts,
                call.problem, call.projectID,
            ]
        )
    }

    func deleteHookCalls(of project: ProjectID, beyond count: Int, limit: Int) throws -> Int {
        let oldest = try row(
            """
            SELECT called_at, call_id FROM hook_call WHERE project_id = ?
            ORDER BY called_at DESC, call_id LIMIT 1 OFFSET ?
            """,
            project,
            max(0, count - 1)
        )
        guard let oldest else { return 0 }
        let calledAt: Timestamp = try oldest["called_at"]
        let id: String = try oldest["call_id"]
        return try deleteAtMost(
            limit,
            from: "hook_call",
            by: "call_id",
            where: "project_id = ? AND called_at <= ? AND (called_at < ? OR call_id > ?)",
            [project, calledAt, calledAt, id]
        )
    }
}

extension HookCall.Outcome: SQLConvertible {}

extension HookCall {
    fileprivate init(row: SQLRow) throws {
        let duration: Int64 = try row["duration"]
        self.init(
            id: try row["call_id"],
            hookID: try row["hook_id"],
            projectID: try row["project_id"],
            trigger: try row["trigger_name"],
            calledAt: try row["called_at"],
            nodeID: try row["node_id"],
            outcome: try row["outcome"],
            duration: TimeSpan(milliseconds: duration),
            attempts: try row["attempts"]
        )
        accountID = try row["account_id"]
        tenantID = try row["tenant_id"]
        code = try row["code"]
        status = try row["status"]
        problem = try row["problem"]
    }
}
