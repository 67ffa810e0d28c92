/// The database that receives the copy.
final class CopyTarget {
    let connection: any SQLConnection
    private let dialect: SQLDialect
    private let lock: ServerLock?

    init(_ address: DatabaseAddress) throws {
        switch address {
        case .memory: throw StorageError.invalidAddress
        case .sqlite(let path):
            try DatabaseFile(path: path).create()
            lock = try ServerLock(of: path)
            let file = try SQLiteConnection(path: path, for: .writing, use: .bulk)
            try file.useWriteAheadLog()
            connection = file
        case .postgres(let url):
            lock = nil
            connection = try PostgresConnection.openForCopy(url: url)
        }
        dialect = type(of: connection).dialect
    }

    /// Creates the tables, or finds those of an interrupted copy.
    ///
    /// From now on, no program opens the database until ``finish()``. Returns how numbers are
    /// stored if `conversion` changes it.
    func begin(
        _ migrations: [Migration],
        _ tables: [TableLayout],
        of source: CopySource,
        converting conversion: NumberConversion?
    ) throws -> NumberStorages? {
        var storages: NumberStorages?
        try transact {
            try createTables(migrations, tables)
            storages = try conversion.map {
                try NumberStorages($0, from: source.connection, to: connection)
            }
        }
        return storages
    }

    private func createTables(_ migrations: [Migration], _ tables: [TableLayout]) throws {
        let migrator = Migrator(migrations: migrations, dialect: dialect)
        let table = MigrationTable(on: connection)
        try table.create()
        guard try !table.isIncompleteCopy() else { return }
        try migrator.migrate(connection)
        // A command that has opened the new database has decided how it stores numbers.
        if tables.contains(where: { $0.name == NumberStorages.table }) {
            _ = try connection.execute("DELETE FROM \(NumberStorages.table)", [])
        }
        for table in tables {
            let first = try connection.query(
                "SELECT \(table.key[0]) FROM \(table.name) LIMIT 1",
                []
            )
            guard first.isEmpty else { throw DatabaseCopy.Failure.notEmpty }
        }
        try table.markIncompleteCopy()
    }

    /// Lets programs open the database.
    func finish() throws {
        try transact { try MigrationTable(on: connection).removeMark() }
    }

    func transact(_ body: () throws -> Void) throws {
        _ = try connection.execute("BEGIN", [])
        do {
            try body()
        } catch {
            // The error counts, not that of a connection that is lost.
            _ = try? connection.execute("ROLLBACK", [])
            throw error
        }
        _ = try connection.execute("COMMIT", [])
    }
}
