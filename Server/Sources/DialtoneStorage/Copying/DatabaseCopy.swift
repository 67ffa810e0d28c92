/// A copy of all rows of a database into an empty one, which can be of the other kind.
///
/// The copy has everything that a server needs except the master key. Until every row has been
/// compared with the original, no program opens the new database. A copy that was interrupted
/// continues where it stopped.
package struct DatabaseCopy: Sendable {
    /// What happens to the original during the copy.
    package enum Source: Sendable {
        /// Servers can keep running; the copy contains the data as of its start.
        case inUse

        /// No server may use it, so that nothing is left behind.
        case stopped
    }

    package struct Progress: Sendable {
        package enum Step: Sendable {
            case copying, comparing
        }

        package let step: Step

        /// The rows that this step has completed, of all tables.
        package let count: Int
        package let total: Int
    }

    /// Rows in a statement; with the widest table, their values stay below SQLite's limit of 32,766.
    private static let batch = 500

    /// Rows in a transaction.
    private static let transaction = 10_000

    private let source: DatabaseAddress
    private let use: Source
    private let target: DatabaseAddress
    private let report: @Sendable (Progress) -> Void

    package init(
        of source: DatabaseAddress,
        whichIs use: Source,
        to target: DatabaseAddress,
        report: @escaping @Sendable (Progress) -> Void
    ) {
        self.source = source
        self.use = use
        self.target = target
        self.report = report
    }

    /// Copies and compares the rows, and returns their number.
    ///
    /// Throws ``StorageError`` if a database cannot be used, and ``Failure``.
    package func run() async throws -> Int {
        guard source != target else { throw Failure.sameDatabase }
        return try await BlockingThread.run {
            do {
                return try copy()
            } catch let failure as PostgresFailure {
                throw failure.migrationError
            }
        }
    }

    private func copy() throws -> Int {
        let source = try CopySource(self.source, use)
        let tables = try TableLayout.all(after: source.migrations)
        try source.hold(tables)
        let target = try CopyTarget(self.target)
        try target.begin(source.migrations, tables)
        let total = try tables.reduce(0) { try $0 + source.count(of: $1) }
        var count = 0
        for part in tables.flatMap(TableRows.parts) {
            count = try copy(part, from: source, to: target, after: count, of: total)
        }
        count = 0
        for part in tables.flatMap(TableRows.parts) {
            count = try compare(part, of: source, with: target, after: count, of: total)
        }
        guard count == total else { throw StorageError.corrupt }
        try target.finish()
        return total
    }

    private func copy(
        _ part: TableRows,
        from source: CopySource,
        to target: CopyTarget,
        after start: Int,
        of total: Int
    ) throws -> Int {
        var count = start
        var key = try part.lastKey(on: target.connection)
        if let key { count += try part.count(through: key, on: source.connection) }
        var isComplete = false
        while !isComplete {
            try target.transact {
                var inserted = 0
                while inserted < Self.transaction, !isComplete {
                    let rows = try part.rows(after: key, limit: Self.batch, on: source.connection)
                    guard let last = rows.last else { return isComplete = true }
                    do {
                        try part.insert(rows, on: target.connection)
                    } catch let error as PostgresFailure where !error.endsConnection {
                        throw Failure.rejected(table: part.table.name, error.storageError)
                    }
                    key = part.key(of: last)
                    inserted += rows.count
                    count += rows.count
                    report(Progress(step: .copying, count: count, total: total))
                }
            }
        }
        return count
    }

    private func compare(
        _ part: TableRows,
        of source: CopySource,
        with target: CopyTarget,
        after start: Int,
        of total: Int
    ) throws -> Int {
        var count = start
        var key: [SQLValue]?
        while true {
            let rows = try part.rows(after: key, limit: Self.batch, on: source.connection)
            guard try part.rows(after: key, limit: Self.batch, on: target.connection) == rows else {
                throw Failure.differs(table: part.table.name)
            }
            guard let last = rows.last else { return count }
            key = part.key(of: last)
            count += rows.count
            report(Progress(step: .comparing, count: count, total: total))
        }
    }
}

extension DatabaseCopy {
    package enum Failure: Error, Hashable {
        /// Source and target are the same database.
        case sameDatabase
        /// The target has data that an interrupted copy did not write.
        case notEmpty
        /// The source has never been used by a server.
        case emptySource
        /// Servers or commands are connected to the source.
        case connected(Int)
        /// A pooler is between, which hides whether servers use the source.
        case pooled
        /// The target rejected rows of the table.
        case rejected(table: String, StorageError)
        /// Rows of the table differ from the original.
        ///
        /// Either the interrupted copy was of another database, or something has changed the target.
        case differs(table: String)
    }
}

extension DatabaseCopy.Failure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .sameDatabase: "source and target are the same database"
        case .notEmpty: "the target is not empty; pass a new database"
        case .emptySource: "the source has no data"
        case .connected(1): "a server or a command is connected to the source; stop it first"
        case .connected(let count):
            "\(count) servers or commands are connected to the source; stop them first"
        case .pooled:
            """
            the source is reached through a pooler, which hides running servers. Pass the address of \
            PostgreSQL itself
            """
        case .rejected(let table, let error):
            "the target rejected rows of the table \(table): \(error)"
        case .differs(let table):
            """
            the table \(table) of the target differs from the source. Delete the target, and start \
            with a new one
            """
        }
    }
}
