import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func userLog(of project: ProjectID, _ query: UserLogQuery) throws -> [UserLogEntry] {
        var conditions = SQLConditions("project_id = ?", project)
        conditions.add("account_id = ?", ifPresent: query.account)
        conditions.add("action = ?", ifPresent: query.action)
        conditions.add("logged_at >= ?", ifPresent: query.since)
        conditions.add("logged_at < ?", ifPresent: query.until)
        if let last = query.position {
            conditions.add(after: last.createdAt, last.id, in: ("logged_at", "entry_id"))
        }
        return try rows(
            """
            SELECT * FROM user_log WHERE \(conditions.text)
            ORDER BY logged_at DESC, entry_id LIMIT ?
            """,
            values: conditions.values + [query.limit]
        )
        .map(UserLogEntry.init(row:))
    }

    /// Inserts from a query of the project, so that a deleted project causes no error.
    func insert(_ entry: UserLogEntry) throws {
        try perform(
            """
            INSERT INTO user_log (
                project_id, entry_id, tenant_id, account_id, logged_at, action, method,
                second_factor, address, client, request_id)
            SELECT project_id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM project WHERE project_id = ?
            """,
            values: [
                entry.id, entry.tenantID, entry.accountID, entry.at, entry.action,
                entry.method?.rawValue, entry.secondFactor, entry.address,
                entry.client?.rawValue, entry.requestID, entry.projectID,
            ]
        )
    }

    func deleteUserLog(of project: ProjectID, before moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "user_log",
            by: "entry_id",
            where: "project_id = ? AND logged_at < ?",
            [project, moment]
        )
    }
}

extension UserLogEntry {
    fileprivate init(row: SQLRow) throws {
        let method: String? = try row["method"]
        let client: String? = try row["client"]
        self.init(
            id: try row["entry_id"],
            projectID: try row["project_id"],
            tenantID: try row["tenant_id"],
            accountID: try row["account_id"],
            at: try row["logged_at"],
            action: try row["action"],
            method: method.map(SignInProvider.init(rawValue:)),
            secondFactor: try row["second_factor"],
            address: try row["address"],
            client: client.flatMap(ClientKind.init(rawValue:)),
            requestID: try row["request_id"]
        )
    }
}
