import CLibpq

/// One connection to PostgreSQL, for one thread at a time.
///
/// It never blocks in libpq: it waits on the socket, and only until a deadline.
final class PostgresConnection {
    private struct Statement {
        let name: String
        /// Known once the statement has answered.
        var columns: [String]?
    }

    private let handle: OpaquePointer
    private let socket: PostgresSocket
    private let patience: Duration
    private var statements: [String: Statement] = [:]

    /// Takes a connection that is established.
    init(_ handle: OpaquePointer, patience: Duration) {
        self.handle = handle
        self.patience = patience
        socket = PostgresSocket(descriptor: PQsocket(handle))
    }

    deinit {
        PQfinish(handle)
    }

    /// Runs a statement without values, and unprepared, such as `COMMIT`.
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

    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int {
        try run(statement, values).changedRows
    }

    private func run(_ statement: String, _ values: [SQLValue]) throws -> PostgresResult {
        let name = try statements[statement]?.name ?? prepare(statement)
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
        guard PQsendPrepare(handle, name, Self.numbered(statement), 0, nil) == 1 else {
            throw PostgresFailure.connectionLost
        }
        _ = try answer()
        statements[statement] = Statement(name: name)
        return name
    }

    /// The statement with `$1`, `$2`, … where it has question marks.
    static func numbered(_ statement: String) -> String {
        let parts = statement.split(separator: "?", omittingEmptySubsequences: false)
        return parts.dropFirst().enumerated().reduce(into: String(parts.first ?? "")) {
            $0 += "$\($1.offset + 1)\($1.element)"
        }
    }
}

extension PostgresConnection {
    /// Waits for the answer to what was sent; asks the server to stop when that takes too long.
    private func answer() throws -> PostgresResult {
        if let result = try receive(until: .now + patience) { return try checked(result) }
        cancel()
        guard let result = try receive(until: .now + .seconds(2)) else {
            throw PostgresFailure.noAnswer
        }
        return try checked(result)
    }

    private func checked(_ result: PostgresResult) throws -> PostgresResult {
        if let failure = result.failure { throw failure }
        return result
    }

    /// `nil` if the deadline was over first.
    private func receive(until deadline: ContinuousClock.Instant) throws -> PostgresResult? {
        guard try flush(until: deadline) else { return nil }
        var latest: PostgresResult?
        while true {
            while PQisBusy(handle) == 1 {
                guard !socket.wait(for: .readable, until: deadline).isEmpty else { return nil }
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
            let ready = socket.wait(for: [.readable, .writable], until: deadline)
            if ready.isEmpty { return false }
            // The server may not read on before its own output is read.
            if ready.contains(.readable), PQconsumeInput(handle) != 1 {
                throw PostgresFailure.connectionLost
            }
        }
    }

    private func cancel() {
        guard let request = PQgetCancel(handle) else { return }
        var message = [CChar](repeating: 0, count: 256)
        PQcancel(request, &message, Int32(message.count))
        PQfreeCancel(request)
    }
}
