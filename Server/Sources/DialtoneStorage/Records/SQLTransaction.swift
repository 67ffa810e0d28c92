import Crypto
import DialtoneBasics
import DialtoneModel

/// The storage of all records, in SQL that both databases support.
///
/// Each table has its statements and its mapping in its own extension.
final class SQLTransaction: DataWriter {
    private let connection: any SQLConnection

    /// How values with phone numbers are bound and read.
    private let numbers: NumberStorage

    init(_ connection: any SQLConnection) {
        self.connection = connection
        numbers = connection.numbers
    }

    /// Whether SQL cannot look into phone numbers.
    var encryptsNumbers: Bool {
        if case .plain = numbers { false } else { true }
    }

    /// The dialect, for the few statements that exist for only one of the databases.
    var dialect: SQLDialect { type(of: connection).dialect }

    func rows(_ statement: String, _ values: any SQLConvertible...) throws -> [SQLRow] {
        try read(connection.query(statement, bindable(values)))
    }

    func row(_ statement: String, _ values: any SQLConvertible...) throws -> SQLRow? {
        try read(connection.query(statement, bindable(values))).first
    }

    /// The first row of a statement, for which the transaction does not wait yet; see ``Later``.
    func rowLater(
        _ statement: String,
        _ values: any SQLConvertible...
    ) throws -> Later<SQLRow?> {
        let rows = try connection.queryLater(statement, bindable(values))
        return rows.map { self.read($0).first }
    }

    /// Executes a statement and returns the number of changed rows.
    func execute(_ statement: String, _ values: any SQLConvertible...) throws -> Int {
        try connection.execute(statement, bindable(values))
    }

    /// The number of changed rows, for which the transaction does not wait yet; see ``Later``.
    func executeLater(
        _ statement: String,
        _ values: any SQLConvertible...
    ) throws -> Later<Int> {
        try connection.executeLater(statement, bindable(values))
    }

    func execute(_ statement: String, values: [any SQLConvertible]) throws -> Int {
        try connection.execute(statement, bindable(values))
    }

    /// Executes a statement whose number of changed rows is not needed.
    ///
    /// With PostgreSQL, this saves a round trip: the transaction does not wait for the response
    /// before the next statement. If the statement fails, the next one throws that, or the commit.
    func perform(_ statement: String, _ values: any SQLConvertible...) throws {
        try connection.perform(statement, bindable(values))
    }

    func perform(_ statement: String, values: [any SQLConvertible]) throws {
        try connection.perform(statement, bindable(values))
    }

    func rows(_ statement: String, values: [any SQLConvertible]) throws -> [SQLRow] {
        try read(connection.query(statement, bindable(values)))
    }

    /// The rows of a statement whose text depends on the caller's input.
    ///
    /// Such a statement is not kept, because each prepared statement takes memory permanently.
    func rowsOnce(_ statement: String, values: [any SQLConvertible]) throws -> [SQLRow] {
        try read(connection.queryOnce(statement, bindable(values)))
    }

    func row(_ statement: String, values: [any SQLConvertible]) throws -> SQLRow? {
        try read(connection.query(statement, bindable(values))).first
    }

    /// Writes the row, and returns the number of changed rows: 0 or 1.
    ///
    /// `more` are the values of the statement's condition.
    func writeRow(
        _ statement: RowStatement,
        _ row: KeyValuePairs<String, any SQLConvertible>,
        _ more: any SQLConvertible...
    ) throws -> Int {
        try connection.execute(statement.text(for: row), bindable(row, more))
    }

    /// Writes the row without waiting for the number of changed rows; see ``perform(_:_:)``.
    func performWrite(
        _ statement: RowStatement,
        _ row: KeyValuePairs<String, any SQLConvertible>,
        _ more: any SQLConvertible...
    ) throws {
        try connection.perform(statement.text(for: row), bindable(row, more))
    }

    private func read(_ rows: [SQLRow]) -> [SQLRow] {
        if case .plain = numbers { return rows }
        return rows.map { row in
            var row = row
            row.numbers = numbers
            return row
        }
    }

    private func bindable(
        _ row: KeyValuePairs<String, any SQLConvertible>,
        _ more: [any SQLConvertible]
    ) throws -> [SQLValue] {
        var values: [SQLValue] = []
        values.reserveCapacity(row.count + more.count)
        for (_, value) in row { values.append(try bindable(value)) }
        for value in more { values.append(try bindable(value)) }
        return values
    }

    private func bindable(_ values: [any SQLConvertible]) throws -> [SQLValue] {
        try values.map(bindable)
    }

    /// PostgreSQL cannot store U+0000 in text, so it is rejected for both databases.
    private func bindable(_ value: any SQLConvertible) throws -> SQLValue {
        let plain = try value.sqlValue
        if case .text(let text) = plain, text.utf8.contains(0) {
            throw Refusal.invalidArgument(field: "text", problem: "must not contain U+0000")
        }
        if case .plain = numbers { return plain }
        return try value.stored(by: numbers)
    }
}

/// The attempt of a receipt; sorted in the order in which transactions lock attempts.
struct FoundAttempt: Hashable {
    let session: VerificationSessionID
    let attempt: AttemptID
}

extension FoundAttempt: Comparable {
    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.session.bytes + lhs.attempt.bytes)
            .lexicographicallyPrecedes(rhs.session.bytes + rhs.attempt.bytes)
    }
}

extension FoundAttempt {
    init(row: SQLRow) throws {
        self.init(session: try row["session_id"], attempt: try row["attempt_id"])
    }
}

extension SQLTransaction {
    /// Makes a write that fails on a full disk.
    ///
    /// Updating an existing row needs no new page. So a filler of several pages is inserted before
    /// the previous one is deleted. All writes can use the freed space; once it is used up, the
    /// next filler needs new space on the disk.
    func probe() throws {
        let count = try touch()
        try perform(
            "INSERT INTO probe_filler (probe_filler_id, content) VALUES (?, ?)",
            count,
            Self.filler(count)
        )
        try perform("DELETE FROM probe_filler WHERE probe_filler_id <> ?", count)
    }

    /// Makes the smallest possible write, and returns the number of such writes so far.
    @discardableResult
    func touch() throws -> Int64 {
        let row = try row("UPDATE write_probe SET writes = writes + 1 RETURNING writes")
        return try row?["writes"] ?? 0
    }

    /// Returns 64 KiB that no database can compress.
    ///
    /// This is more than a sign-in writes, so that no probe succeeds while sign-ins fail.
    private static func filler(_ number: Int64) -> [UInt8] {
        (0..<2_048).flatMap { SHA256.hash(data: Array("\(number) \($0)".utf8)) }
    }
}

extension SQLTransaction {
    func countSignUp(of project: ProjectID, since start: Timestamp, limit: Int64) throws -> Bool {
        try execute(
            """
            INSERT INTO sign_up_count (project_id, starts_at, accounts) VALUES (?, ?, 1)
            ON CONFLICT (project_id) DO UPDATE SET
                accounts = CASE sign_up_count.starts_at WHEN excluded.starts_at
                    THEN sign_up_count.accounts + 1 ELSE 1 END,
                starts_at = excluded.starts_at
            WHERE sign_up_count.starts_at <> excluded.starts_at OR sign_up_count.accounts < ?
            """,
            project,
            start,
            limit
        ) == 1
    }
}

extension SQLTransaction {
    func spend(_ proof: SpentProof, of project: ProjectID) throws -> Bool {
        try execute(
            """
            INSERT INTO spent_proof (project_id, proof_digest, expires_at) VALUES (?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            project,
            proof.digest,
            proof.expiresAt
        ) == 1
    }
}
