import DialtoneBasics
package import DialtoneModel

/// A table of items that wait to be delivered.
struct SQLOutbox<Item: OutboxItem> {
    let table: String

    /// The key column.
    let key: String

    let item: (SQLRow) throws -> Item
}

extension SQLTransaction {
    /// The items of a project, newest first.
    func items<Item>(
        of project: ProjectID,
        in outbox: SQLOutbox<Item>,
        limit: Int
    ) throws -> [Item] {
        try rows(
            """
            SELECT * FROM \(outbox.table) WHERE project_id = ?
            ORDER BY created_at DESC, \(outbox.key) LIMIT ?
            """,
            project,
            limit
        )
        .map(outbox.item)
    }

    func isAnyDue(in outbox: SQLOutbox<some Any>, at now: Timestamp) throws -> Bool {
        try row(
            """
            SELECT \(outbox.key) FROM \(outbox.table) WHERE state = 'pending' AND due_at <= ? LIMIT 1
            """,
            now
        ) != nil
    }

    func claim<Item>(
        from outbox: SQLOutbox<Item>,
        dueAt now: Timestamp,
        until lease: Timestamp,
        limit: Int
    ) throws -> [Item] {
        // The outer condition is evaluated again for rows that another node has changed meanwhile.
        try rows(
            """
            UPDATE \(outbox.table) SET due_at = ?, attempts = attempts + 1
            WHERE state = 'pending' AND due_at <= ? AND \(outbox.key) IN (
                SELECT \(outbox.key) FROM \(outbox.table) WHERE state = 'pending' AND due_at <= ?
                ORDER BY due_at LIMIT ?)
            RETURNING *
            """,
            lease,
            now,
            now,
            limit
        )
        .map(outbox.item)
    }
}

extension OutboxProgress.State: SQLConvertible {}

extension OutboxProgress {
    init(row: SQLRow) throws {
        self.init(createdAt: try row["created_at"])
        state = try row["state"]
        attempts = try row["attempts"]
        dueAt = try row["due_at"]
        finishedAt = try row["finished_at"]
        lastError = try row["last_error"]
    }
}
