extension PostgresConnection {
    /// Runs `body` in a transaction that is durable when this returns.
    ///
    /// Each statement sees what was committed before it, and rows that the transaction means
    /// to change are locked by changing them; see the decision on storage.
    func write<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
        try command("BEGIN ISOLATION LEVEL READ COMMITTED")
        let value = try undoingOnError(body)
        try commit()
        return value
    }

    /// Runs `body` on one state of the data: in a transaction, unless it makes one statement only.
    func read<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
        let single = SingleStatement(self)
        let first = Result { try body(SQLTransaction(single)) }
        guard single.wasExceeded else { return try first.get() }
        try command("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        let value = try undoingOnError(body)
        try command("COMMIT")
        return value
    }

    private func undoingOnError<Value>(_ body: (SQLTransaction) throws -> Value) throws -> Value {
        do {
            return try body(SQLTransaction(self))
        } catch {
            if (error as? PostgresFailure)?.endsConnection != true { try command("ROLLBACK") }
            throw error
        }
    }

    private func commit() throws {
        do {
            let result = try command("COMMIT")
            // A body that went on after a failed statement has lost its transaction.
            guard result.command == "COMMIT" else { throw StorageError.failed(code: "ROLLBACK") }
        } catch let failure as PostgresFailure where failure.leavesCommitOpen {
            throw OpenCommit(failure: failure)
        }
    }
}

/// A commit whose outcome is unknown, and why it is.
struct OpenCommit: Error {
    let failure: PostgresFailure
}

/// Lets one statement through, which is a transaction by itself and saves two round trips.
private final class SingleStatement: SQLConnection {
    static let dialect = SQLDialect.postgres

    private struct Exceeded: Error {}

    private let connection: PostgresConnection
    private var isSpent = false

    /// Whether there was a second statement; then the body has to run in a transaction.
    private(set) var wasExceeded = false

    init(_ connection: PostgresConnection) {
        self.connection = connection
    }

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

    private func spend() throws {
        if isSpent {
            wasExceeded = true
            throw Exceeded()
        }
        isSpent = true
    }
}
