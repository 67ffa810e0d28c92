import DialtoneCore

extension SQLTransaction {
    func deliveries(of project: ProjectID, limit: Int) throws -> [HookDelivery] {
        try rows(
            """
            SELECT * FROM hook_delivery WHERE project_id = ?
            ORDER BY created_at DESC, delivery_id LIMIT ?
            """,
            project,
            limit
        )
        .map(HookDelivery.init(row:))
    }

    func hasDeliveries(dueAt now: Timestamp) throws -> Bool {
        try row(
            """
            SELECT delivery_id FROM hook_delivery WHERE state = 'pending' AND due_at <= ? LIMIT 1
            """,
            now
        ) != nil
    }

    func insert(_ delivery: HookDelivery) throws {
        try execute(
            """
            INSERT INTO hook_delivery (
                delivery_id, hook_id, project_id, event, body, state, attempts, created_at, due_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            delivery.id,
            delivery.hookID,
            delivery.projectID,
            delivery.event,
            delivery.body,
            delivery.state,
            delivery.attempts,
            delivery.createdAt,
            delivery.dueAt
        )
    }

    func claimDeliveries(
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [HookDelivery] {
        // The outer condition is judged anew on rows that another node changed meanwhile.
        try rows(
            """
            UPDATE hook_delivery SET due_at = ?, attempts = attempts + 1
            WHERE state = 'pending' AND due_at <= ? AND delivery_id IN (
                SELECT delivery_id FROM hook_delivery WHERE state = 'pending' AND due_at <= ?
                ORDER BY due_at LIMIT ?)
            RETURNING *
            """,
            lease,
            now,
            now,
            limit
        )
        .map(HookDelivery.init(row:))
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

    func deleteDeliveries(finishedBefore moment: Timestamp) throws -> Int {
        try execute("DELETE FROM hook_delivery WHERE finished_at < ?", moment)
    }
}

extension HookDelivery {
    init(row: SQLRow) throws {
        self.init(
            id: try row["delivery_id"],
            hookID: try row["hook_id"],
            projectID: try row["project_id"],
            event: try row["event"],
            body: try row["body"],
            createdAt: try row["created_at"]
        )
        state = try row["state"]
        attempts = try row["attempts"]
        dueAt = try row["due_at"]
        finishedAt = try row["finished_at"]
        lastStatus = try row["last_status"]
        lastError = try row["last_error"]
    }
}
