/// The time limits of a connection, for the client and for the server.
struct PostgresTimeouts: Sendable {
    /// The limit for connecting, if the address has only one server.
    let connecting: Duration

    /// The limit for each statement; `nil` means no limit.
    let statement: Duration?

    /// The limit for waiting for a lock; `nil` means only the limit of the statement.
    let lock: Duration?

    /// The limit for being idle in a transaction; `nil` means the server's setting.
    let idle: Duration?

    /// Creates limits for statements and, if specified, for transactions.
    ///
    /// The server aborts a transaction that is idle for longer than `transaction`, because its
    /// client is gone or hangs.
    init(_ statement: Duration, transaction: Duration? = nil) {
        self.init(connecting: statement, statement: statement, lock: nil, idle: transaction)
    }

    private init(connecting: Duration, statement: Duration?, lock: Duration?, idle: Duration?) {
        self.connecting = connecting
        self.statement = statement
        self.lock = lock
        self.idle = idle
    }

    /// The limits of a migration, whose statements take longer the more data there is.
    static func migrating(connecting: Duration, lock: Duration, idle: Duration) -> Self {
        Self(connecting: connecting, statement: nil, lock: lock, idle: idle)
    }

    /// The commands that configure the server's limits.
    ///
    /// The keepalives detect a client whose machine is gone; the server ignores them on a Unix
    /// socket.
    var commands: [String] {
        let keepalives = [
            ("tcp_keepalives_idle", 10), ("tcp_keepalives_interval", 3),
            ("tcp_keepalives_count", 3),
        ]
        return (limits + keepalives).map { "SET \($0.0) = \($0.1)" }
    }

    /// The command that configures the server's limits for one transaction only.
    var transactionCommand: String {
        "SELECT " + limits.map { "set_config('\($0.0)', '\($0.1)', true)" }.joined(separator: ", ")
    }

    private var limits: [(String, Int)] {
        var limits = [("statement_timeout", statement.map(Self.milliseconds) ?? 0)]
        if let lock { limits.append(("lock_timeout", Self.milliseconds(lock))) }
        if let idle {
            limits.append(("idle_in_transaction_session_timeout", Self.milliseconds(idle)))
        }
        return limits
    }

    /// The value in milliseconds, at least one, since zero means no limit.
    private static func milliseconds(_ duration: Duration) -> Int {
        Int(min(max(1, duration / .milliseconds(1)), Double(Int32.max)))
    }
}
