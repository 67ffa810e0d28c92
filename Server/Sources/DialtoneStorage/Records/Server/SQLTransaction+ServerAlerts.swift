import DialtoneBasics
import DialtoneSendGuard

/// Alerts about the whole server.
extension SQLTransaction {
    private static let serverAlertRow = RowStatement(into: "server_alert", onConflict: .skip)

    func insertForServer(_ alert: SendAlert) throws {
        try performWrite(
            Self.serverAlertRow,
            [
                "kind": alert.kind,
                "subject": NumberSubject(alert.subject.text),
                "rule": alert.rule?.text ?? "",
                "period": alert.period,
                "detail": alert.detail,
                "raised_at": alert.at,
                "delivered_at": alert.deliveredAt,
            ]
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
            NumberSubject(alert.subject.text),
            alert.rule?.text ?? "",
            alert.period
        ) == 1
    }
}

extension SendAlert {
    fileprivate init(serverRow row: SQLRow) throws {
        let rule: String = try row["rule"]
        let subject: NumberSubject = try row["subject"]
        self.init(
            projectID: nil,
            kind: try row["kind"],
            subject: try AlertSubject(column: subject.text),
            rule: try SendRule(column: rule.isEmpty ? nil : rule),
            detail: try row["detail"],
            at: try row["raised_at"],
            period: try row["period"],
            deliveredAt: try row["delivered_at"]
        )
    }
}
