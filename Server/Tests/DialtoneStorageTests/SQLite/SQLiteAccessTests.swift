import DialtoneTestSupport
import Testing

@testable import DialtoneStorage

@Suite struct SQLiteAccessTests {
    @Test func `a read connection cannot write`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            let writer = try SQLiteConnection(path: path, for: .writing, use: .commands)
            try writer.useWriteAheadLog()
            try writer.execute("CREATE TABLE note (id INTEGER PRIMARY KEY) STRICT")
            let reader = try SQLiteConnection(path: path, for: .reading, use: .commands)
            #expect(throws: StorageError.readOnly) {
                try reader.execute("INSERT INTO note (id) VALUES (1)", [])
            }
            #expect(try reader.query("SELECT id FROM note", []).isEmpty)
        }
    }

    @Test func `a read connection creates no file`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/missing.sqlite"
            #expect(throws: StorageError.unavailable("its file cannot be opened")) {
                try SQLiteConnection(path: path, for: .reading, use: .commands)
            }
            #expect(DatabaseFile(path: path).identity == nil)
        }
    }

    @Test func `commits to a file are synchronous and use a write-ahead log`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            let writer = try SQLiteConnection(path: path, for: .writing, use: .commands)
            try writer.useWriteAheadLog()
            func setting(_ name: String) throws -> SQLValue? {
                try writer.query("PRAGMA \(name)", []).first?.values.first
            }
            #expect(try setting("journal_mode") == .text("wal"))
            // FULL.
            #expect(try setting("synchronous") == .integer(2))
            #expect(try setting("foreign_keys") == .integer(1))
        }
    }

    /// A command of a newer program may migrate the file beside a running server.
    @Test func `a column added by another connection does not shift values`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            let other = try SQLiteConnection(path: path, for: .writing, use: .commands)
            try other.useWriteAheadLog()
            try other.execute("CREATE TABLE author (name TEXT) STRICT")
            try other.execute("CREATE TABLE note (content TEXT) STRICT")
            try other.execute("INSERT INTO author (name) VALUES ('Ada')")
            try other.execute("INSERT INTO note (content) VALUES ('first')")
            let connection = try SQLiteConnection(path: path, for: .reading, use: .commands)
            func row() throws -> SQLRow {
                try #require(try connection.query("SELECT * FROM author, note", []).first)
            }
            #expect(try row()["content"] == "first")
            try other.execute("ALTER TABLE author ADD COLUMN address TEXT")
            #expect(try row()["content"] == "first")
            #expect(try row()["name"] == "Ada")
        }
    }
}
