import CLibpq
import DialtoneModel

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
        /// The name under which it is prepared, or its text with numbered values if it is not.
        let name: String
        /// The columns, which are known after the first execution.
        var columns: [String]?
    }

    /// A statement whose result is needed later.
    private final class Awaited {
        /// The place of its response among those that are received together.
        let place: Int
        var result: PostgresResult?

        init(place: Int) {
            self.place = place
        }
    }

    private let pipeline: PostgresPipeline
    private let timeouts: PostgresTimeouts
    private var statements: [String: Statement] = [:]

    /// The number of names that were given to statements.
    private var namedCount = 0

    /// The statements whose preparation was sent, and not yet confirmed.
    private var unconfirmed: [String] = []

    /// The statements that were sent, and whose results are needed later.
    private var awaited: [Awaited] = []

    /// Whether the server has responded since the transaction began.
    private var hasAnswered = false

    /// The host of the connection; `nil` if libpq found the server by itself.
    let host: PostgresAddress.Host?

    /// How the store of the connection stores phone numbers; `nil` if it has no store.
    var sharedNumbers: SharedNumberStorage?

    /// Whether a pooler is between, which may run each transaction in another session.
    ///
    /// Then nothing is kept in a session: no prepared statement, and no setting.
    private(set) var isPooled = false

    /// The deadline of the current transaction, regardless of the number of statements.
    var end: ContinuousClock.Instant?

    /// Wraps an established connection; waits end when `severing` is signaled.
    init(
        _ handle: OpaquePointer,
        to host: PostgresAddress.Host?,
        timeouts: PostgresTimeouts,
        severing: ClosingSignal? = nil
    ) {
        self.host = host
        self.timeouts = timeouts
        pipeline = PostgresPipeline(handle, severing: severing)
    }

    /// The number of waits for the server so far.
    var roundTrips: Int { pipeline.roundTrips }

    /// Finds out whether there is a pooler, and otherwise sets the limits of the session.
    ///
    /// They make the server stop slow statements and idle transactions by itself. This does not include commits, so a commit that waits for a standby is never reported too
    /// early.
    func prepareSession(until deadline: ContinuousClock.Instant) throws {
        end = deadline
        defer { end = nil }
        // A pooler cannot tell its clients which process will serve them, so it makes up a number.
        try pipeline.send("SELECT pg_backend_pid()::bigint AS process")
        let result = try settle()
        let process: Int64? = try result.rows(columns: result.columns).first?["process"]
        isPooled = process != Int64(pipeline.announcedProcess)
        guard !isPooled else { return }
        for statement in timeouts.commands { try pipeline.send(statement) }
        try settle()
    }

    /// Runs an unprepared statement without values, such as `COMMIT`.
    @discardableResult
    func command(_ statement: String) throws -> PostgresResult {
        try pipeline.send(statement)
        return try settle()
    }

    /// Sends the statement that begins a transaction, together with the first one in it.
    func begin(_ statement: String) throws {
        try send(statement, [])
        hasAnswered = false
    }

    /// Ends a transaction, and returns the failure of a statement before the commit.
    ///
    /// Throws the failure of the commit itself.
    func commit() throws -> PostgresFailure? {
        let earlier = pipeline.openCount
        do {
            try send("COMMIT", [])
            let result = try settle()
            // The transaction was rolled back, because `body` continued after a failed statement.
            guard result.command == "COMMIT" else { throw StorageError.failed(code: "ROLLBACK") }
            return nil
        } catch let failure as PostgresFailure
            where !failure.endsConnection && pipeline.succeededCount < earlier
        {
            return failure
        }
    }
}

extension PostgresConnection: SQLConnection {
    static var dialect: SQLDialect { .postgres }

    var numbers: NumberStorage { sharedNumbers?.current ?? .plain }

    func query(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        try send(statement, values)
        return try rows(in: try settle(), of: statement)
    }

    func queryLater(_ statement: String, _ values: [SQLValue]) throws -> Later<[SQLRow]> {
        try resultLater(statement, values).map { try self.rows(in: $0, of: statement) }
    }

    func executeLater(_ statement: String, _ values: [SQLValue]) throws -> Later<Int> {
        try resultLater(statement, values).map(\.changedRows)
    }

    private func resultLater(
        _ statement: String,
        _ values: [SQLValue]
    ) throws -> Later<PostgresResult> {
        try send(statement, values)
        let awaited = Awaited(place: pipeline.openCount - 1)
        self.awaited.append(awaited)
        return Later {
            if awaited.result == nil { try self.settle() }
            // Without a result, the transaction is over.
            guard let result = awaited.result else { throw PostgresFailure.connectionLost }
            return result
        }
    }

    private func rows(in result: PostgresResult, of statement: String) throws -> [SQLRow] {
        // Unprepared statements find new columns.
        if isPooled { return try result.rows(columns: result.columns) }
        if let columns = statements[statement]?.columns { return try result.rows(columns: columns) }
        let columns = result.columns
        statements[statement]?.columns = columns
        return try result.rows(columns: columns)
    }

    func queryOnce(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        // Preparing the unnamed statement replaces the previous one. A pooler passes both messages to
        // the same session, because they travel together.
        try pipeline.prepare(Self.numbered(statement), as: "")
        try pipeline.send(prepared: "", values)
        let result = try settle()
        return try result.rows(columns: result.columns)
    }

    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int {
        try send(statement, values)
        return try settle().changedRows
    }

    func perform(_ statement: String, _ values: [SQLValue]) throws {
        try send(statement, values)
        if pipeline.isFull { try settle() }
    }

    private func send(_ statement: String, _ values: [SQLValue]) throws {
        guard !isPooled else { return try sendUnprepared(statement, values) }
        let name: String
        if let known = statements[statement] {
            name = known.name
        } else {
            name = "s\(namedCount)"
            namedCount += 1
            try pipeline.prepare(Self.numbered(statement), as: name)
            statements[statement] = Statement(name: name)
            unconfirmed.append(statement)
        }
        try pipeline.send(prepared: name, values)
    }

    private func sendUnprepared(_ statement: String, _ values: [SQLValue]) throws {
        let text = statements[statement]?.name ?? Self.numbered(statement)
        if statements[statement] == nil { statements[statement] = Statement(name: text) }
        try pipeline.send(text, values)
        // The limits of a session would stay with the pooler.
        if statement.hasPrefix("BEGIN") { try pipeline.send(timeouts.transactionCommand) }
    }

    /// Waits for the responses to everything that was sent, and returns the last one.
    ///
    /// If a statement fails, the server skips those behind it, and this throws the first failure.
    @discardableResult
    func settle() throws -> PostgresResult {
        defer {
            unconfirmed = []
            awaited = []
        }
        do {
            let results = try pipeline.settle(until: { self.deadline })
            for statement in awaited { statement.result = results[statement.place] }
            guard let last = results.last else { throw PostgresFailure.connectionLost }
            hasAnswered = true
            return last
        } catch {
            // The server may have skipped their preparation.
            for statement in unconfirmed { statements[statement] = nil }
            throw error
        }
    }

    /// Waits for a response if there was none since the transaction began.
    ///
    /// A connection that was lost earlier then fails here, where the transaction can be repeated,
    /// and not at the commit, whose outcome would then be unknown.
    func confirm() throws {
        if !hasAnswered { try settle() }
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
    /// The time until which the next response must arrive.
    ///
    /// A server that is silent for longer than a statement may take does not respond any more. The
    /// transaction's own deadline can be earlier.
    private var deadline: PostgresPipeline.Deadline {
        let silence = ContinuousClock.now + (timeouts.statement ?? Self.unlimited) + Self.grace
        guard let end, end < silence else { return .init(time: silence, failure: .noAnswer) }
        return .init(time: end, failure: .outOfTime)
    }
}
