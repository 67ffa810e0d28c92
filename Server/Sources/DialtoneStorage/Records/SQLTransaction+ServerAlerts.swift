import DialtoneCore

/// Alerts that concern the whole server.
extension SQLTransaction {
    func insertForServer(_ alert: SendAlert) throws {
        try execute(
            """
            INSERT INTO server_alert (
                kind, subject, rule, period, detail, raised_at, delivered_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            alert.kind,
            alert.subject.text,
            alert.rule?.text ?? "",
            alert.period,
            alert.detail,
            alert.at,
            alert.deliveredAt
        )
    }

    func serverAlerts(limit: Int) throws -> [SendAlert] {
        try rows("SELECT * FROM server_alert ORDER BY raised_at DESC, kind, subject LIMIT ?", limit)
            .map(SendAlert.init(serverRow:))
    }

    func undeliveredServerAlerts(limit: Int) throws -> [SendAlert] {
        try rows(
            """
            SELECT * FROM server_alert WHERE delivered_at IS NULL
            ORDER BY raised_at, kind, subject LIMIT ?
            """,
            limit
        )
        .map(SendAlert.init(serverRow:))
    }

    func markDeliveredForServer(_ alert: SendAlert, at now: Timestamp) throws -> Bool {
        try execute(
            """
            UPDATE server_alert SET delivered_at = ?
            WHERE kind = ? AND subject = ? AND rule = ? AND period = ? AND delivered_at IS NULL
            """,
            now,
            alert.kind,
            alert.subject.text,
            alert.rule?.text ?? "",
            alert.period
        ) == 1
    }

    func deleteServerAlerts(before moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "server_alert",
            by: "kind, subject, rule, period",
            where: "raised_at < ?",
            moment
        )
    }
}

extension SendAlert {
    fileprivate init(serverRow row: SQLRow) throws {
        let rule: String = try row["rule"]
        self.init(
            projectID: nil,
            kind: try row["kind"],
            subject: try AlertSubject(column: try row["subject"]),
            rule: try SendRule(column: rule.isEmpty ? nil : rule),
            detail: try row["detail"],
            at: try row["raised_at"],
            period: try row["period"],
            deliveredAt: try row["delivered_at"]
        )
    }
}
