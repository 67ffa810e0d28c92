/// How long a connection waits for its server, and what it lets the server wait for.
struct PostgresPatience: Sendable {
    /// How long a server may take to accept the connection, if it is the address's only one.
    let connecting: Duration

    /// How long each statement may take; `nil` if a statement has no limit.
    let statement: Duration?

    /// How long a statement may wait for a lock; `nil` if only its own limit counts.
    let lock: Duration?

    /// How long a transaction may be idle between two statements; `nil` if the server decides.
    let idle: Duration?

    /// For transactions that take at most `transaction`, in statements that take `statement`.
    ///
    /// The server ends a transaction that is idle for longer, because its client is gone or hangs.
    init(_ statement: Duration, transaction: Duration? = nil) {
        self.init(connecting: statement, statement: statement, lock: nil, idle: transaction)
    }

    private init(connecting: Duration, statement: Duration?, lock: Duration?, idle: Duration?) {
        self.connecting = connecting
        self.statement = statement
        self.lock = lock
        self.idle = idle
    }

    /// For a migration, whose statements take as long as the data is large.
    static func migrating(connecting: Duration, lock: Duration, idle: Duration) -> Self {
        Self(connecting: connecting, statement: nil, lock: lock, idle: idle)
    }

    /// What tells the server of it, as one command.
    ///
    /// The keepalives find a client whose machine is gone; on a Unix socket the server ignores
    /// them.
    var command: String {
        var settings = [("statement_timeout", statement.map(Self.milliseconds) ?? 0)]
        if let lock { settings.append(("lock_timeout", Self.milliseconds(lock))) }
        if let idle {
            settings.append(("idle_in_transaction_session_timeout", Self.milliseconds(idle)))
        }
        settings += [
            ("tcp_keepalives_idle", 10), ("tcp_keepalives_interval", 3),
            ("tcp_keepalives_count", 3),
        ]
        return settings.map { "SET \($0.0) = \($0.1)" }.joined(separator: "; ")
    }

    /// At least one, since zero is no limit.
    private static func milliseconds(_ duration: Duration) -> Int {
        Int(min(max(1, duration / .milliseconds(1)), Double(Int32.max)))
    }
}
