import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard

extension SQLTransaction {
    func gatewayTroubles() throws -> [GatewayTrouble] {
        try rows("SELECT * FROM gateway_trouble ORDER BY subject").map { row in
            GatewayTrouble(
                subject: try AlertSubject(column: try row["subject"]),
                since: try row["since"],
                lastSeenAt: try row["last_seen_at"]
            )
        }
    }

    func insert(_ trouble: GatewayTrouble) throws -> Bool {
        try execute(
            """
            INSERT INTO gateway_trouble (subject, since, last_seen_at) VALUES (?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            trouble.subject.text,
            trouble.since,
            trouble.lastSeenAt
        ) == 1
    }

    func saw(_ trouble: GatewayTrouble, at now: Timestamp) throws {
        try execute(
            "UPDATE gateway_trouble SET last_seen_at = ? WHERE subject = ? AND last_seen_at < ?",
            now,
            trouble.subject.text,
            now
        )
    }

    func delete(_ trouble: GatewayTrouble) throws -> Bool {
        try execute(
            """
            DELETE FROM gateway_trouble
            WHERE subject = ? AND since = ? AND last_seen_at = ?
            """,
            trouble.subject.text,
            trouble.since,
            trouble.lastSeenAt
        ) == 1
    }
}

extension AlertSubject {
    init(column: String) throws {
        guard let subject = AlertSubject(text: column) else { throw StorageError.corrupt }
        self = subject
    }
}
