extension DatabaseAddress {
    /// Compares the schema of the database with this program's, without changing anything.
    package func schemaState() async throws -> SchemaState {
        try await BlockingThread.run {
            do {
                return try readSchemaState()
            } catch let failure as PostgresFailure {
                throw failure.storageError
            }
        }
    }

    /// Brings the schema up to date while servers run, and returns what it is then.
    package func upgradeSchema(
        report: @escaping @Sendable (SchemaProgress) -> Void
    ) async throws -> SchemaState {
        switch self {
        case .memory: throw StorageError.invalidAddress
        case .sqlite(let path):
            try await BlockingThread.run {
                try SQLiteStore.upgradeSchema(ofFile: path, report: report)
            }
        case .postgres(let url): try await PostgresStore.upgradeSchema(url: url, report: report)
        }
    }

    private func readSchemaState() throws -> SchemaState {
        let connection: any SQLConnection =
            switch self {
            case .memory: throw StorageError.invalidAddress
            case .sqlite(let path):
                // A file that does not exist is a database without tables.
                try SQLiteConnection(
                    path: DatabaseFile(path: path).identity == nil ? ":memory:" : path,
                    for: .reading,
                    use: .commands
                )
            case .postgres(let url): try PostgresConnection.openForCopy(url: url)
            }
        return try Migrator(migrations: Migration.all, dialect: type(of: connection).dialect)
            .state(on: connection)
    }
}
