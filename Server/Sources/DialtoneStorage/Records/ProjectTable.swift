import DialtoneBasics

/// A table whose rows belong to a project, and have a key within it.
struct ProjectTable<Item>: Sendable {
    fileprivate let listing: String
    fileprivate let lookup: String
    fileprivate let deletion: String
    fileprivate let item: @Sendable (SQLRow) throws -> Item

    /// Creates the statements; `order` is the order of a project's items.
    init(
        _ name: String,
        key: String,
        order: String,
        item: @escaping @Sendable (SQLRow) throws -> Item
    ) {
        listing = "SELECT * FROM \(name) WHERE project_id = ? ORDER BY \(order)"
        lookup = "SELECT * FROM \(name) WHERE project_id = ? AND \(key) = ?"
        deletion = "DELETE FROM \(name) WHERE project_id = ? AND \(key) = ?"
        self.item = item
    }
}

extension SQLTransaction {
    func items<Item>(of project: ProjectID, in table: ProjectTable<Item>) throws -> [Item] {
        try rows(table.listing, project).map(table.item)
    }

    func item<Item>(
        _ key: some SQLConvertible,
        of project: ProjectID,
        in table: ProjectTable<Item>
    ) throws -> Item? {
        try row(table.lookup, project, key).map(table.item)
    }

    /// Deletes an item; returns whether it existed.
    func delete<Item>(
        _ key: some SQLConvertible,
        of project: ProjectID,
        from table: ProjectTable<Item>
    ) throws -> Bool {
        try execute(table.deletion, project, key) == 1
    }
}
