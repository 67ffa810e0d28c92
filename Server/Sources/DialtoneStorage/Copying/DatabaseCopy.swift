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

    /// How the storage of phone numbers changes; `nil` if rows are copied as they are.
    private let conversion: NumberConversion?
    private let report: @Sendable (Progress) -> Void

    package init(
        of source: DatabaseAddress,
        whichIs use: Source,
        to target: DatabaseAddress,
        converting conversion: NumberConversion? = nil,
        report: @escaping @Sendable (Progress) -> Void
    ) {
        self.source = source
        self.use = use
        self.target = target
        self.conversion = conversion
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
        var tables = try TableLayout.all(after: source.migrations)
        try source.hold(tables)
        let target = try CopyTarget(self.target)
        let storages = try target.begin(
            source.migrations,
            tables,
            of: source,
            converting: conversion
        )
        if storages != nil { tables.removeAll { $0.name == NumberStorages.table } }
        let total = try tables.reduce(0) { try $0 + $1.count(on: source.connection) }
        let parts = tables.flatMap(TableRows.parts).map { CopiedRows(of: $0, storages) }
        var count = 0
        for part in parts {
            count = try copy(part, from: source, to: target, after: count, of: total)
        }
        count = 0
        for part in parts {
            count = try compare(part, of: source, with: target, after: count, of: total)
        }
        guard count == total else { throw StorageError.corrupt }
        try target.finish()
        return total
    }

    private func copy(
        _ part: CopiedRows,
        from source: CopySource,
        to target: CopyTarget,
        after start: Int,
        of total: Int
    ) throws -> Int {
        var count = start
        var key = try part.lastCopiedKey(on: target.connection)
        if let key { count += try part.rows.count(through: key, on: source.connection) }
        var isComplete = false
        while !isComplete {
            try target.transact {
                var inserted = 0
                while inserted < Self.transaction, !isComplete {
                    let rows = try part.rows.rows(
                        after: key,
                        limit: Self.batch,
                        on: source.connection
                    )
                    guard let last = rows.last else { return isComplete = true }
                    do {
                        try part.insert(rows, on: target.connection)
                    } catch let error as PostgresFailure where !error.endsConnection {
                        throw Failure.rejected(table: part.rows.table.name, error.storageError)
                    }
                    key = part.rows.key(of: last)
                    inserted += rows.count
                    count += rows.count
                    report(Progress(step: .copying, count: count, total: total))
                }
            }
        }
        return count
    }

    private func compare(
        _ part: CopiedRows,
        of source: CopySource,
        with target: CopyTarget,
        after start: Int,
        of total: Int
    ) throws -> Int {
        var count = start
        var key: [SQLValue]?
        let table = part.rows.table
        while true {
            let rows = try part.rows.rows(after: key, limit: Self.batch, on: source.connection)
            let isEqual = try part.areCopied(
                rows,
                after: key,
                limit: Self.batch,
                on: target.connection
            )
            guard isEqual else { throw Failure.differs(table: table.name) }
            guard let last = rows.last else { break }
            key = part.rows.key(of: last)
            count += rows.count
            report(Progress(step: .comparing, count: count, total: total))
        }
        if part.isReordered, try table.count(on: target.connection) != count - start {
            throw Failure.differs(table: table.name)
        }
        return count
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
        /// Numbers are to be encrypted, and the source encrypts them already.
        case alreadyEncrypted
        /// Numbers are to be decrypted, and the source has them in plain text.
        case alreadyPlain
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
        case .alreadyEncrypted: "the source encrypts phone numbers already"
        case .alreadyPlain: "the source does not encrypt phone numbers"
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
