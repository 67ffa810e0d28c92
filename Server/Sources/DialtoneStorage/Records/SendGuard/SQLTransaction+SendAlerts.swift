import DialtoneBasics
package import DialtoneSendGuard

extension SQLTransaction {
    private static let sendAlertRow = RowStatement(into: "send_alert", onConflict: .skip)

    func insert(_ alert: SendAlert) throws {
        guard let project = alert.projectID else { return try insertForServer(alert) }
        try performWrite(
            Self.sendAlertRow,
            [
                "project_id": project,
                "kind": alert.kind,
                "dimension": NumberSubject(alert.subject.text),
                "period": alert.period,
                "rule": alert.rule?.text,
                "detail": alert.detail,
                "raised_at": alert.at,
                "delivered_at": alert.deliveredAt,
            ]
        )
    }

    func sendAlerts(of project: ProjectID, limit: Int) throws -> [SendAlert] {
        let own = try rows(
            """
            SELECT * FROM send_alert WHERE project_id = ?
            ORDER BY raised_at DESC, kind, dimension LIMIT ?
            """,
            project,
            limit
        )
        .map(SendAlert.init(row:))
        let all = try (own + serverAlerts(limit: limit)).sorted { $0.at > $1.at }
        return Array(all.prefix(limit))
    }

    func undeliveredSendAlerts(limit: Int) throws -> [SendAlert] {
        let own = try rows(
            """
            SELECT * FROM send_alert WHERE delivered_at IS NULL
            ORDER BY raised_at, project_id, kind, dimension LIMIT ?
            """,
            limit
        )
        .map(SendAlert.init(row:))
        let all = try (own + undeliveredServerAlerts(limit: limit)).sorted { $0.at < $1.at }
        return Array(all.prefix(limit))
    }

    func markDelivered(_ alert: SendAlert, at now: Timestamp) throws -> Bool {
        guard let project = alert.projectID else {
            return try markDeliveredForServer(alert, at: now)
        }
        return try execute(
            """
            UPDATE send_alert SET delivered_at = ?
            WHERE project_id = ? AND kind = ? AND dimension = ? AND period = ?
                AND delivered_at IS NULL
            """,
            now,
            project,
            alert.kind,
            NumberSubject(alert.subject.text),
            alert.period
        ) == 1
    }
}

extension SendAlert.Kind: SQLConvertible {}

extension SendAlert {
    init(row: SQLRow) throws {
        let project: ProjectID = try row["project_id"]
        let subject: NumberSubject = try row["dimension"]
        self.init(
            projectID: project,
            kind: try row["kind"],
            subject: try AlertSubject(column: subject.text),
            rule: try SendRule(column: try row["rule"]),
            detail: try row["detail"],
            at: try row["raised_at"],
            period: try row["period"],
            deliveredAt: try row["delivered_at"]
        )
    }
}
