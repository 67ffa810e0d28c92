import DialtoneBasics
package import DialtoneModel

/// A table of items that wait to be delivered.
struct SQLOutbox<Item: OutboxItem>: Sendable {
    let table: String

    /// The key column.
    let key: String
    let id: @Sendable (Item) -> String

    /// The other columns that never change.
    let content: [SQLColumn<Item>]

    /// The columns that an attempt changes, besides those of the progress.
    var outcome: [SQLColumn<Item>] = []

    let item: @Sendable (SQLRow) throws -> Item

    private static var begun: [SQLColumn<Item>] {
        [
            SQLColumn("state") { $0.state },
            SQLColumn("attempts") { $0.attempts },
            SQLColumn("created_at") { $0.createdAt },
            SQLColumn("due_at") { $0.dueAt },
        ]
    }

    private static var attempted: [SQLColumn<Item>] {
        [
            SQLColumn("state") { $0.state },
            SQLColumn("due_at") { $0.dueAt },
            SQLColumn("finished_at") { $0.finishedAt },
            SQLColumn("last_error") { $0.lastError },
        ]
    }

    fileprivate func insertion(of item: Item) throws -> (text: String, values: [any SQLConvertible])
    {
        let columns = content + Self.begun
        let names = ([key] + columns.names()).joined(separator: ", ")
        let places = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
        return (
            "INSERT INTO \(table) (\(names)) VALUES (\(places))",
            try [id(item)] + columns.values(of: item)
        )
    }

    fileprivate func update(of item: Item) throws -> (text: String, values: [any SQLConvertible]) {
        let columns = outcome + Self.attempted
        return (
            """
            UPDATE \(table) SET \(columns.assignments())
            WHERE \(key) = ? AND state = 'pending' AND attempts = ?
            """,
            try columns.values(of: item) + [id(item), item.attempts]
        )
    }
}

extension SQLTransaction {
    func insert<Item>(_ item: Item, into outbox: SQLOutbox<Item>) throws {
        let insertion = try outbox.insertion(of: item)
        try perform(insertion.text, values: insertion.values)
    }

    /// Saves the outcome of an attempt, unless another one began in the meantime.
    func save<Item>(_ item: Item, in outbox: SQLOutbox<Item>) throws {
        let update = try outbox.update(of: item)
        try perform(update.text, values: update.values)
    }

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
