package import DialtoneBasics

/// What a database is like, read without changing anything in it.
///
/// Opening a database migrates it; an inspection does not, and so can run beside a server of
/// another version.
package struct DatabaseInspection: Sendable {
    /// The migrations that it has, and those that this program would apply.
    package let schema: SchemaState

    /// The time for one statement without work.
    package let roundTrip: Duration

    /// The database's time, and the longest time that may have passed since; `nil` for a file.
    package let time: (reading: Timestamp, uncertainty: Duration)?

    /// The program and version, such as `PostgreSQL 15.8`.
    package let engine: String

    /// Whether a pooler is between this program and PostgreSQL.
    package let isPooled: Bool

    /// Settings that endanger data or connections.
    package let concerns: [DatabaseConcern]

    /// Connects, and reads what there is; nodes have up to `pool` connections to PostgreSQL each.
    ///
    /// Throws a ``StorageError`` if the database cannot be reached, or if this program cannot use
    /// its schema.
    package init(of address: DatabaseAddress, pool: Int) async throws {
        self = try await BlockingThread.run { try Self.inspect(address, pool: pool) }
    }

    private init(
        of connection: any SQLConnection,
        engine: String,
        _ concerns: [DatabaseConcern]
    )
        throws
    {
        let clock = ContinuousClock()
        _ = try connection.query("SELECT CAST(1 AS BIGINT) AS one", [])
        let start = clock.now
        _ = try connection.query("SELECT CAST(1 AS BIGINT) AS one", [])
        roundTrip = start.duration(to: clock.now)
        let dialect = type(of: connection).dialect
        schema = try Migrator(migrations: Migration.all, dialect: dialect).state(on: connection)
        self.engine = engine
        isPooled = (connection as? PostgresConnection)?.isPooled ?? false
        self.concerns = concerns
        guard dialect == .postgres else {
            time = nil
            return
        }
        let asked = clock.now
        let row = try connection.query(
            "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now",
            []
        )
        .first
        guard let now: Int64 = try row?["now"] else { throw StorageError.corrupt }
        time = (Timestamp(milliseconds: now), asked.duration(to: clock.now))
    }

    private static func inspect(_ address: DatabaseAddress, pool: Int) throws -> Self {
        switch address {
        case .memory: throw StorageError.invalidAddress
        case .sqlite(let path):
            guard DatabaseFile(path: path).identity != nil else {
                throw StorageError.unavailable("the file \(path) does not exist")
            }
            let connection = try SQLiteConnection(path: path, for: .reading, use: .commands)
            let row = try connection.query("SELECT sqlite_version() AS version", []).first
            let version: String = try row?["version"] ?? ""
            return try Self(
                of: connection,
                engine: "SQLite \(version)",
                DatabaseConcern.all(of: connection)
            )
        case .postgres(let url):
            let connection = try PostgresConnection.openForCopy(url: url)
            let row = try connection.query("SHOW server_version", []).first
            let version: String = try row?["server_version"] ?? ""
            return try Self(
                of: connection,
                engine: "PostgreSQL \(version)",
                DatabaseConcern.all(of: connection, pool: pool)
            )
        }
    }
}
