/// The database that is copied, in one transaction that sees no changes of others.
///
/// Nothing is written to it, so a backup of an older version stays as it is.
final class CopySource {
    let connection: any SQLConnection

    /// The migrations that the database has.
    let migrations: [Migration]

    private let use: DatabaseCopy.Source
    private let lock: ServerLock?

    /// Connects, and reads which schema the database has.
    init(_ address: DatabaseAddress, _ use: DatabaseCopy.Source) throws {
        self.use = use
        switch address {
        case .memory: throw StorageError.invalidAddress
        case .sqlite(let path):
            guard DatabaseFile(path: path).identity != nil else {
                throw StorageError.unavailable("the file \(path) does not exist")
            }
            lock = use == .stopped ? try ServerLock(of: path) : nil
            connection = try SQLiteConnection(path: path, for: .writing, use: .bulk)
            // The snapshot begins with the first statement. With `stopped`, no command can write.
            let begin = use == .stopped ? "BEGIN IMMEDIATE" : "BEGIN"
            _ = try connection.execute(begin, [])
            migrations = try Migrator.applied(on: connection)
        case .postgres(let url):
            lock = nil
            let server = try PostgresConnection.openForCopy(url: url)
            connection = server
            if use == .stopped {
                guard !server.isPooled else { throw DatabaseCopy.Failure.pooled }
                try Self.checkIsAlone(server)
            }
            migrations = try Migrator.applied(on: connection)
        }
        guard !migrations.isEmpty else { throw DatabaseCopy.Failure.emptySource }
    }

    /// Keeps the tables as they are, in the copy's view or for everyone.
    func hold(_ tables: [TableLayout]) throws {
        guard type(of: connection).dialect == .postgres else { return }
        switch use {
        case .inUse:
            _ = try connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", [])
        case .stopped:
            _ = try connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ", [])
            let names = tables.map(\.name).joined(separator: ", ")
            _ = try connection.execute("LOCK TABLE \(names) IN SHARE MODE", [])
        }
    }

    private static func checkIsAlone(_ connection: any SQLConnection) throws {
        let rows = try connection.query(
            """
            SELECT COUNT(*) AS count FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
                AND application_name = current_setting('application_name')
            """,
            []
        )
        let count: Int = try rows.first?["count"] ?? 0
        guard count == 0 else { throw DatabaseCopy.Failure.connected(count) }
    }
}
