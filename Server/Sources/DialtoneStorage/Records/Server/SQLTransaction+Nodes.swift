import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    func nodes() throws -> [NodeRecord] {
        try rows("SELECT * FROM node ORDER BY started_at, node_id").map(NodeRecord.init(row:))
    }

    func save(_ node: NodeRecord) throws {
        try perform(
            """
            INSERT INTO node (
                node_id, version, host_name, started_at, schema_version, numbering_plan, master_keys,
                state, clock_lead, last_seen_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (node_id) DO UPDATE SET
                numbering_plan = excluded.numbering_plan, state = excluded.state,
                clock_lead = excluded.clock_lead, last_seen_at = excluded.last_seen_at
            """,
            values: [
                node.id, node.version, node.hostName, node.startedAt, node.schemaVersion,
                node.numberingPlan, node.masterKeys.joined(separator: " "), node.state,
                node.clockLead?.milliseconds, node.lastSeenAt,
            ]
        )
    }

    func deleteNode(_ id: String) throws {
        try perform("DELETE FROM node WHERE node_id = ?", id)
    }

    func deleteNodes(onHost hostName: String, notSeenSince moment: Timestamp) throws {
        try perform(
            "DELETE FROM node WHERE host_name = ? AND last_seen_at < ?",
            hostName,
            moment
        )
    }
}

extension NodeRecord.State: SQLConvertible {}

extension NodeRecord {
    fileprivate init(row: SQLRow) throws {
        self.init(
            id: try row["node_id"],
            version: try row["version"],
            hostName: try row["host_name"],
            startedAt: try row["started_at"],
            schemaVersion: try row["schema_version"],
            numberingPlan: try row["numbering_plan"],
            state: try row["state"],
            lastSeenAt: try row["last_seen_at"]
        )
        let lead: Int64? = try row["clock_lead"]
        let keys: String = try row["master_keys"]
        masterKeys = keys.split(separator: " ").map(String.init)
        clockLead = lead.map(TimeSpan.init(milliseconds:))
    }
}
