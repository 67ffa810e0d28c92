import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

extension SQLTransaction {
    func gatewayIncidents() throws -> [GatewayIncident] {
        try rows("SELECT * FROM gateway_incident ORDER BY subject").map { row in
            GatewayIncident(
                subject: try AlertSubject(column: try row["subject"]),
                since: try row["since"],
                lastSeenAt: try row["last_seen_at"]
            )
        }
    }

    func insert(_ incident: GatewayIncident) throws -> Bool {
        try execute(
            """
            INSERT INTO gateway_incident (subject, since, last_seen_at) VALUES (?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            incident.subject.text,
            incident.since,
            incident.lastSeenAt
        ) == 1
    }

    func saw(_ incident: GatewayIncident, at now: Timestamp) throws {
        try perform(
            "UPDATE gateway_incident SET last_seen_at = ? WHERE subject = ? AND last_seen_at < ?",
            now,
            incident.subject.text,
            now
        )
    }

    func delete(_ incident: GatewayIncident) throws -> Bool {
        try execute(
            """
            DELETE FROM gateway_incident
            WHERE subject = ? AND since = ? AND last_seen_at = ?
            """,
            incident.subject.text,
            incident.since,
            incident.lastSeenAt
        ) == 1
    }
}

extension AlertSubject {
    init(column: String) throws {
        guard let subject = AlertSubject(text: column) else { throw StorageError.corrupt }
        self = subject
    }
}
