/// How a statement failed, before it is decided whether to try again.
enum PostgresFailure: Error, Equatable {
    /// The connection is gone; whatever it had not committed is undone.
    case connectionLost
    /// No answer came in time, not even that the server stopped the statement. The connection is
    /// closed.
    case noAnswer
    /// The transaction's own time was over first. The connection is given up, and says nothing
    /// about the server.
    case outOfTime
    /// The server refused the statement, and with it the transaction.
    case refused(sqlState: String)

    /// Whether the same transaction may succeed when it is run once more.
    var isPassing: Bool {
        switch self {
        case .connectionLost: true
        case .noAnswer, .outOfTime: false
        // A serialization failure, a deadlock, and two transactions that took the same unique
        // value at once: the second finds it taken when it looks again.
        case .refused(let state): ["40001", "40P01", "23505"].contains(state)
        }
    }

    /// Whether the server is read-only; after a failover, the address may lead to a writable one.
    var isReadOnly: Bool { self == .refused(sqlState: "25006") }

    /// Whether the connection cannot be used any further.
    var endsConnection: Bool {
        switch self {
        case .connectionLost, .noAnswer, .outOfTime: true
        case .refused: isReadOnly
        }
    }

    /// Whether a commit with this failure may have succeeded all the same.
    var leavesCommitOpen: Bool {
        switch self {
        case .connectionLost, .noAnswer, .outOfTime: true
        // Transaction resolution unknown, statement completion unknown.
        case .refused(let state): state.hasPrefix("08") || state == "40003"
        }
    }

    var storageError: StorageError {
        switch self {
        case .connectionLost: .unavailable("the connection broke")
        case .noAnswer, .outOfTime: .busy
        case .refused(let state): Self.storageError(state)
        }
    }

    /// What it means for a migration, whose statements have no limit: one that was stopped was
    /// stopped by an administrator, and would be again.
    var migrationError: StorageError {
        self == .refused(sqlState: "57014") ? .failed(code: "PostgreSQL 57014") : storageError
    }

    private static func storageError(_ state: String) -> StorageError {
        switch state {
        case "40001", "40P01", "55P03", "57014": .busy
        case "53100": .full
        case "25006": .readOnly
        case "XX001", "XX002": .corrupt
        default:
            switch state.prefix(2) {
            case "23": .constraintViolated
            case "08", "53", "57": .unavailable("the server answered \(state)")
            default: .failed(code: "PostgreSQL \(state)")
            }
        }
    }
}
