import DialtoneCore

extension SQLTransaction {
    func insert(_ alert: SendAlert) throws {
        try execute(
            """
            INSERT INTO send_alert (
                project_id, kind, axis, period, rule, detail, raised_at, delivered_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            alert.projectID,
            alert.kind,
            alert.axis.text,
            alert.period,
            alert.rule?.text,
            alert.detail,
            alert.at,
            alert.deliveredAt
        )
    }

    func sendAlerts(of project: ProjectID, limit: Int) throws -> [SendAlert] {
        try rows(
            """
            SELECT * FROM send_alert WHERE project_id = ?
            ORDER BY raised_at DESC, kind, axis LIMIT ?
            """,
            project,
            limit
        )
        .map(SendAlert.init(row:))
    }

    func undeliveredSendAlerts(limit: Int) throws -> [SendAlert] {
        try rows(
            """
            SELECT * FROM send_alert WHERE delivered_at IS NULL
            ORDER BY raised_at, project_id, kind, axis LIMIT ?
            """,
            limit
        )
        .map(SendAlert.init(row:))
    }

    func markDelivered(_ alert: SendAlert, at now: Timestamp) throws -> Bool {
        try execute(
            """
            UPDATE send_alert SET delivered_at = ?
            WHERE project_id = ? AND kind = ? AND axis = ? AND period = ?
                AND delivered_at IS NULL
            """,
            now,
            alert.projectID,
            alert.kind,
            alert.axis.text,
            alert.period
        ) == 1
    }

    func deleteSendAlerts(before moment: Timestamp) throws -> Int {
        try execute("DELETE FROM send_alert WHERE raised_at < ?", moment)
    }
}

extension SendAlert.Kind: SQLConvertible {}

extension SendAlert {
    init(row: SQLRow) throws {
        let axis: String = try row["axis"]
        guard let axis = SendAxis(text: axis) else { throw StorageError.corrupt }
        self.init(
            projectID: try row["project_id"],
            kind: try row["kind"],
            axis: axis,
            rule: try SendRule(column: try row["rule"]),
            detail: try row["detail"],
            at: try row["raised_at"],
            period: try row["period"],
            deliveredAt: try row["delivered_at"]
        )
    }
}
