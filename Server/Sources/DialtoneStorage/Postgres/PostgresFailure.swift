/// The failure of a statement, before the decision whether to retry.
enum PostgresFailure: Error, Equatable {
    /// The connection is lost; everything that was not committed is rolled back.
    case connectionLost
    /// There was no response in time, not even to say that the server stopped the statement.
    ///
    /// The connection is closed.
    case noAnswer
    /// The transaction's own deadline passed.
    ///
    /// The connection is closed; nothing is known about the state of the server.
    case outOfTime
    /// The server rejected the statement, and aborted the transaction.
    case refused(sqlState: String)

    /// Whether the same transaction can succeed if it is retried.
    var isPassing: Bool {
        switch self {
        case .connectionLost: true
        case .noAnswer, .outOfTime: false
        // A serialization failure, a deadlock, and two transactions that inserted the same unique
        // value concurrently: a retry sees that the value is taken.
        case .refused(let state): ["40001", "40P01", "23505"].contains(state)
        }
    }

    /// Whether the server is read-only; after a failover, the address may lead to a writable one.
    var isReadOnly: Bool { self == .refused(sqlState: "25006") }

    /// Whether others held locks: a wait for one took too long, or two transactions waited for each
    /// other.
    var isBusyTable: Bool {
        self == .refused(sqlState: "55P03") || self == .refused(sqlState: "40P01")
    }

    /// Whether the connection can no longer be used.
    var endsConnection: Bool {
        switch self {
        case .connectionLost, .noAnswer, .outOfTime: true
        case .refused: isReadOnly
        }
    }

    /// Whether a commit with this failure may have succeeded nevertheless.
    var leavesCommitOpen: Bool {
        switch self {
        case .connectionLost, .noAnswer, .outOfTime: true
        // Transaction resolution unknown, statement completion unknown.
        case .refused(let state): state.hasPrefix("08") || state == "40003"
        }
    }

    var storageError: StorageError {
        switch self {
        case .connectionLost: .unavailable("the connection was lost")
        case .noAnswer, .outOfTime: .busy
        case .refused(let state): Self.storageError(state)
        }
    }

    /// The error of a migration, whose statements have no time limit.
    ///
    /// A statement that was stopped was stopped by an administrator, so retrying is pointless.
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
            case "08", "53", "57": .unavailable("the server reported \(state)")
            default: .failed(code: "PostgreSQL \(state)")
            }
        }
    }
}
