import CSQLite
import Testing

@testable import DialtoneStorage

@Suite struct SQLiteConnectionTests {
    private let connection: SQLiteConnection

    init() throws {
        connection = try SQLiteConnection(path: ":memory:", for: .writing, use: .commands)
        try connection.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, content ANY) STRICT")
    }

    private func count() throws -> Int {
        let row = try #require(try connection.query("SELECT count(*) AS n FROM note", []).first)
        return try row["n"]
    }

    @Test(arguments: [
        SQLValue.null, .integer(.min), .integer(.max), .text(""), .text("a\u{0}b é 電話"), .blob([]),
        .blob([0, 255, 0]), .text(String(repeating: "x", count: 5_000)),
    ])
    func `a value is read as it was written`(value: SQLValue) throws {
        #expect(try connection.execute("INSERT INTO note (content) VALUES (?)", [value]) == 1)
        let row = try #require(try connection.query("SELECT content FROM note", []).first)
        #expect(row.columns == ["content"])
        #expect(row.values == [value])
    }

    @Test func `a statement that failed can run again with other values`() throws {
        let insert = "INSERT INTO note (id) VALUES (?)"
        #expect(try connection.execute(insert, [.integer(1)]) == 1)
        #expect(throws: StorageError.constraintViolated) {
            try connection.execute(insert, [.integer(1)])
        }
        #expect(try connection.execute(insert, [.integer(2)]) == 1)
        #expect(try count() == 2)
    }

    @Test func `values bound for one run are cleared before the next`() throws {
        let insert = "INSERT INTO note (content) VALUES (?)"
        #expect(try connection.execute(insert, [.text("first")]) == 1)
        #expect(try connection.execute(insert, []) == 1)
        let rows = try connection.query("SELECT content FROM note ORDER BY id", [])
        #expect(rows.map(\.values) == [[.text("first")], [.null]])
    }

    @Test(arguments: ["", "-- nothing", "INSERT INTO note VALUES (1, 1); DELETE FROM note"])
    func `text that is not a single statement changes nothing`(text: String) throws {
        #expect(throws: StorageError.self) { try connection.execute(text) }
        #expect(try count() == 0)
    }

    @Test func `a misspelled column in double quotes is not read as a string`() throws {
        #expect(throws: StorageError.failed(code: "SQLite 1")) {
            try connection.query(#"SELECT id FROM note WHERE "contend" = 'contend'"#, [])
        }
    }

    @Test func `more values than placeholders are refused`() throws {
        #expect(throws: StorageError.failed(code: "SQLite 25")) {
            try connection.execute("INSERT INTO note (id) VALUES (?)", [.integer(1), .integer(2)])
        }
        #expect(try count() == 0)
    }

    @Test func `a connection reports whether a transaction is open`() throws {
        #expect(!connection.isInTransaction)
        try connection.execute("BEGIN IMMEDIATE TRANSACTION")
        #expect(connection.isInTransaction)
        try connection.execute("COMMIT TRANSACTION")
        #expect(!connection.isInTransaction)
    }

    @Test(arguments: [
        (SQLITE_BUSY | (2 << 8), StorageError.busy), (SQLITE_LOCKED, .busy), (SQLITE_FULL, .full),
        (SQLITE_READONLY | (4 << 8), .readOnly), (SQLITE_CORRUPT, .corrupt),
        (SQLITE_NOTADB, .corrupt), (SQLITE_CONSTRAINT | (6 << 8), .constraintViolated),
        (SQLITE_CANTOPEN, .unavailable("its file cannot be opened")),
        (SQLITE_IOERR | (3 << 8), .unavailable("its disk reported an error")),
        (SQLITE_AUTH | (1 << 8), .failed(code: "SQLite 279")),
    ])
    func `an extended error code maps to the same error as its primary code`(
        code: Int32,
        meaning: StorageError
    ) {
        #expect(StorageError(sqlite: code) == meaning)
    }
}
