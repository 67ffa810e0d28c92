/// A table of the schema, as far as a copy of its rows depends on it.
struct TableLayout: Equatable {
    let name: String
    let columns: [String]

    /// The columns of the primary key, in its order.
    let key: [String]

    /// The column that refers to another row of the same table; `nil` if there is none.
    let ownReference: String?

    /// All tables after these migrations, each one after the tables that it refers to.
    ///
    /// Both dialects have the same tables and columns, so they are read from SQLite in memory. A
    /// table without a key has no data: its only row is updated to test whether writing works.
    static func all(after migrations: [Migration]) throws -> [TableLayout] {
        let connection = try SQLiteConnection(path: ":memory:", for: .writing, use: .commands)
        try Migrator(migrations: migrations, dialect: .sqlite).migrate(connection)
        var waiting = try connection.query(
            """
            SELECT name FROM sqlite_schema
            WHERE type = 'table' AND name <> 'schema_migration' ORDER BY name
            """,
            []
        )
        .map { row in try TableLayout(named: row["name"], on: connection) }
        .filter { !$0.key.isEmpty }
        .map { ($0, try references(of: $0, on: connection)) }
        var tables: [TableLayout] = []
        while !waiting.isEmpty {
            let placed = Set(tables.map(\.name))
            let ready = waiting.filter { $1.isSubset(of: placed) }.map(\.0)
            guard !ready.isEmpty else { throw StorageError.corrupt }
            tables += ready
            waiting.removeAll { ready.contains($0.0) }
        }
        return tables
    }

    /// The number of its rows.
    func count(on connection: any SQLConnection) throws -> Int {
        let rows = try connection.query("SELECT COUNT(*) AS count FROM \(name)", [])
        return try rows.first?["count"] ?? 0
    }

    /// Whether the rows have another order after numbers are encrypted or decrypted.
    var isOrderedByNumbers: Bool {
        let columns = NumberColumn.all[name] ?? [:]
        return key.contains { columns[$0] != nil }
    }

    private init(named name: String, on connection: SQLiteConnection) throws {
        self.name = name
        let columns = try connection.query(
            "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid",
            [name.sqlValue]
        )
        .map { row -> (name: String, position: Int) in (try row["name"], try row["pk"]) }
        self.columns = columns.map(\.name)
        key = columns.filter { $0.position > 0 }.sorted { $0.position < $1.position }.map(\.name)
        ownReference = try connection.query(
            "SELECT \"from\" FROM pragma_foreign_key_list(?) WHERE \"table\" = ?",
            [name.sqlValue, name.sqlValue]
        )
        .first?["from"]
    }

    /// The other tables that the table refers to.
    private static func references(
        of table: TableLayout,
        on connection: SQLiteConnection
    ) throws -> Set<String> {
        let rows = try connection.query(
            "SELECT \"table\" AS name FROM pragma_foreign_key_list(?)",
            [table.name.sqlValue]
        )
        return Set(try rows.map { try $0["name"] }).subtracting([table.name])
    }
}
