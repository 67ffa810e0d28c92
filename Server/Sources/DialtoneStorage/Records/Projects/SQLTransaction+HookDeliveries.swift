import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let hookDeliveryRow = RowStatement(into: "hook_delivery")

    func deliveries(of project: ProjectID, limit: Int) throws -> [HookDelivery] {
        try items(of: project, in: HookDelivery.outbox, limit: limit)
    }

    func hasDeliveries(dueAt now: Timestamp) throws -> Bool {
        try isAnyDue(in: HookDelivery.outbox, at: now)
    }

    func insert(_ delivery: HookDelivery) throws {
        try writeRow(
            Self.hookDeliveryRow,
            [
                "delivery_id": delivery.id,
                "hook_id": delivery.hookID,
                "project_id": delivery.projectID,
                "event": delivery.event,
                "body": delivery.body,
                "state": delivery.state,
                "attempts": delivery.attempts,
                "created_at": delivery.createdAt,
                "due_at": delivery.dueAt,
            ]
        )
    }

    func claimDeliveries(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [HookDelivery] {
        try claim(from: HookDelivery.outbox, dueAt: now, until: lease, limit: limit)
    }

    func save(_ delivery: HookDelivery) throws {
        try execute(
            """
            UPDATE hook_delivery SET body = ?, state = ?, due_at = ?, finished_at = ?,
                last_status = ?, last_error = ?
            WHERE delivery_id = ? AND state = 'pending' AND attempts = ?
            """,
            delivery.body,
            delivery.state,
            delivery.dueAt,
            delivery.finishedAt,
            delivery.lastStatus,
            delivery.lastError,
            delivery.id,
            delivery.attempts
        )
    }
}

extension HookDelivery {
    fileprivate static var outbox: SQLOutbox<Self> {
        SQLOutbox(table: "hook_delivery", key: "delivery_id", item: Self.init(row:))
    }

    private init(row: SQLRow) throws {
        self.init(
            id: try row["delivery_id"],
            hookID: try row["hook_id"],
            projectID: try row["project_id"],
            event: try row["event"],
            body: try row["body"],
            createdAt: try row["created_at"]
        )
        progress = try OutboxProgress(row: row)
        lastStatus = try row["last_status"]
    }
}
