extension PostgresConnection {
    /// Runs `body` in a transaction that is durable when this returns.
    ///
    /// Each statement sees what was committed before it. A transaction locks rows by updating them;
    /// see the decision on storage.
    func write<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
        try begin("BEGIN ISOLATION LEVEL READ COMMITTED")
        let value = try undoingOnError {
            let value = try body($0)
            try confirm()
            return value
        }
        try finish()
        return value
    }

    /// Runs `body` on one snapshot of the data.
    ///
    /// It uses a transaction unless `body` executes only one statement.
    func read<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
        let single = SingleStatement(self)
        let first = Result { try body(SQLTransaction(single)) }
        guard single.wasExceeded else { return try first.get() }
        try begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        let value = try undoingOnError(body)
        try command("COMMIT")
        return value
    }

    private func undoingOnError<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
        do {
            return try body(SQLTransaction(self))
        } catch {
            if (error as? PostgresFailure)?.endsConnection != true { try rollBack() }
            throw error
        }
    }

    private func rollBack() throws {
        do {
            try command("ROLLBACK")
        } catch let failure as PostgresFailure where !failure.endsConnection {
            // A statement that was sent before failed, and the server skipped this one.
            try command("ROLLBACK")
        }
    }

    private func finish() throws {
        do {
            guard let failure = try commit() else { return }
            try command("ROLLBACK")
            throw failure
        } catch let failure as PostgresFailure where failure.leavesCommitOpen {
            throw OpenCommit(failure: failure)
        }
    }
}

/// A commit with an unknown outcome.
struct OpenCommit: Error {
    let failure: PostgresFailure
}

/// Allows one statement outside a transaction, which saves two round trips.
private final class SingleStatement: SQLConnection {
    static let dialect = SQLDialect.postgres

    private struct Exceeded: Error {}

    private let connection: PostgresConnection
    private var isSpent = false

    /// Whether there was a second statement, so that `body` must run in a transaction.
    private(set) var wasExceeded = false

    init(_ connection: PostgresConnection) {
        self.connection = connection
    }

    var numbers: NumberStorage { connection.numbers }

    func query(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        try spend()
        return try connection.query(statement, values)
    }

    func queryOnce(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        try spend()
        return try connection.queryOnce(statement, values)
    }

    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int {
        try spend()
        return try connection.execute(statement, values)
    }

    func perform(_ statement: String, _ values: [SQLValue]) throws {
        _ = try execute(statement, values)
    }

    private func spend() throws {
        if isSpent {
            wasExceeded = true
            throw Exceeded()
        }
        isSpent = true
    }
}
