import CLibpq

/// A connection to PostgreSQL, for one thread at a time.
///
/// It never blocks in libpq: it waits for the socket, and only until a deadline. The server stops a
/// statement that takes too long. If it does not, the connection is closed. A cancel request is not
/// used: it would be another call to a server that does not respond, and it would make a commit
/// report success before its standby has the data.
final class PostgresConnection {
    /// The time that the client waits beyond the server's own limit for a statement.
    static let grace = Duration.seconds(2)

    /// The limit for statements without a limit; such a wait ends with the connection.
    private static let unlimited = Duration.seconds(10 * 365 * 86_400)

    private struct Statement {
        let name: String
        /// The columns, which are known after the first execution.
        var columns: [String]?
    }

    private let handle: OpaquePointer
    private let socket: PostgresSocket
    private let timeouts: PostgresTimeouts
    private let severing: ClosingSignal?
    private var statements: [String: Statement] = [:]

    /// The host of the connection; `nil` if libpq found the server by itself.
    let host: PostgresAddress.Host?

    /// The deadline of the current transaction, regardless of the number of statements.
    var end: ContinuousClock.Instant?

    /// Wraps an established connection; waits end when `severing` is signaled.
    init(
        _ handle: OpaquePointer,
        to host: PostgresAddress.Host?,
        timeouts: PostgresTimeouts,
        severing: ClosingSignal? = nil
    ) {
        self.handle = handle
        self.host = host
        self.timeouts = timeouts
        self.severing = severing
        socket = PostgresSocket(descriptor: PQsocket(handle))
    }

    deinit {
        PQfinish(handle)
    }

    /// Makes the server stop slow statements and idle transactions by itself.
    ///
    /// This does not include commits, so a commit that waits for a standby is never reported too
    /// early.
    func prepareSession(until deadline: ContinuousClock.Instant) throws {
        end = deadline
        defer { end = nil }
        try command(timeouts.command)
    }

    /// Runs an unprepared statement without values, such as `COMMIT`.
    @discardableResult
    func command(_ statement: String) throws -> PostgresResult {
        guard PQsendQuery(handle, statement) == 1 else { throw PostgresFailure.connectionLost }
        return try answer()
    }
}

extension PostgresConnection: SQLConnection {
    static var dialect: SQLDialect { .postgres }

    func query(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        let result = try run(statement, values)
        if let columns = statements[statement]?.columns { return try result.rows(columns: columns) }
        let columns = result.columns
        statements[statement]?.columns = columns
        return try result.rows(columns: columns)
    }

    func queryOnce(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        // Preparing the unnamed statement replaces the previous one.
        try prepare(statement, as: "")
        let result = try run(named: "", values)
        return try result.rows(columns: result.columns)
    }

    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int {
        try run(statement, values).changedRows
    }

    private func run(_ statement: String, _ values: [SQLValue]) throws -> PostgresResult {
        try run(named: try statements[statement]?.name ?? prepare(statement), values)
    }

    private func run(named name: String, _ values: [SQLValue]) throws -> PostgresResult {
        let isSent = PostgresParameters(values).withPointers { addresses, lengths, formats in
            PQsendQueryPrepared(
                handle,
                name,
                Int32(values.count),
                addresses,
                lengths,
                formats,
                1
            )
        }
        guard isSent == 1 else { throw PostgresFailure.connectionLost }
        return try answer()
    }

    private func prepare(_ statement: String) throws -> String {
        let name = "s\(statements.count)"
        try prepare(statement, as: name)
        statements[statement] = Statement(name: name)
        return name
    }

    private func prepare(_ statement: String, as name: String) throws {
        guard PQsendPrepare(handle, name, Self.numbered(statement), 0, nil) == 1 else {
            throw PostgresFailure.connectionLost
        }
        _ = try answer()
    }

    /// The statement with its question marks replaced by `$1`, `$2`, and so on.
    static func numbered(_ statement: String) -> String {
        let parts = statement.split(separator: "?", omittingEmptySubsequences: false)
        return parts.dropFirst().enumerated().reduce(into: String(parts.first ?? "")) {
            $0 += "$\($1.offset + 1)\($1.element)"
        }
    }
}

extension PostgresConnection {
    /// Waits for the response to a statement.
    ///
    /// If the server is silent for longer than a statement may take, this throws `noAnswer`. If the
    /// transaction's own deadline is earlier, it throws `outOfTime`.
    private func answer() throws -> PostgresResult {
        let silence = ContinuousClock.now + (timeouts.statement ?? Self.unlimited) + Self.grace
        let deadline = min(silence, end ?? silence)
        guard let result = try receive(until: deadline) else {
            throw deadline < silence ? PostgresFailure.outOfTime : .noAnswer
        }
        return try checked(result)
    }

    private func checked(_ result: PostgresResult) throws -> PostgresResult {
        if let failure = result.failure { throw failure }
        return result
    }

    /// Receives a result; `nil` if the deadline passes first.
    private func receive(until deadline: ContinuousClock.Instant) throws -> PostgresResult? {
        guard try flush(until: deadline) else { return nil }
        var latest: PostgresResult?
        while true {
            while PQisBusy(handle) == 1 {
                let ready = socket.wait(for: .readable, until: deadline, unless: severing)
                guard !ready.isEmpty else { return nil }
                guard PQconsumeInput(handle) == 1 else { throw PostgresFailure.connectionLost }
            }
            guard let result = PQgetResult(handle) else { break }
            latest = PostgresResult(result)
        }
        guard let latest else { throw PostgresFailure.connectionLost }
        return latest
    }

    private func flush(until deadline: ContinuousClock.Instant) throws -> Bool {
        while true {
            switch PQflush(handle) {
            case 0: return true
            case 1: break
            default: throw PostgresFailure.connectionLost
            }
            let ready = socket.wait(
                for: [.readable, .writable],
                until: deadline,
                unless: severing
            )
            if ready.isEmpty { return false }
            // The server may stop reading until its own output is read.
            if ready.contains(.readable), PQconsumeInput(handle) != 1 {
                throw PostgresFailure.connectionLost
            }
        }
    }
}
