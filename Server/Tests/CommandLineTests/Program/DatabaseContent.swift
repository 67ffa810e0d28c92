import CLibpq
import CSQLite
import DialtoneStorage
import Foundation

/// Reads a whole database, so that a test can show that a command changed nothing.
enum DatabaseContent {
    struct Failed: Error {
        let problem: String
    }

    /// Returns the rows of each table, sorted, as text with all of their columns.
    static func rows(in url: String) async throws -> [String: [String]] {
        try await BlockingThread.run {
            let sqlite = "sqlite:"
            return url.hasPrefix(sqlite)
                ? try sqliteRows(in: String(url.dropFirst(sqlite.count)))
                : try postgresRows(in: url)
        }
    }

    private static func sqliteRows(in path: String) throws -> [String: [String]] {
        var database: OpaquePointer?
        defer { sqlite3_close(database) }
        guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
            throw Failed(problem: "\(path) cannot be opened.")
        }
        // Names that begin with sqlite_ are SQLite's own, such as its statistics.
        let tables = try rows(
            of: """
                SELECT name FROM sqlite_master
                WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
                """,
            in: database
        )
        return try content(of: tables) { try rows(of: "SELECT * FROM \"\($0)\"", in: database) }
    }

    private static func rows(of sql: String, in database: OpaquePointer?) throws -> [String] {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else {
            throw Failed(problem: sql)
        }
        var rows: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            let columns = (0..<sqlite3_column_count(statement)).map { column in
                guard let bytes = sqlite3_column_blob(statement, column) else { return "" }
                let count = Int(sqlite3_column_bytes(statement, column))
                let data = Data(bytes: bytes, count: count)
                return String(bytes: data, encoding: .utf8) ?? data.base64EncodedString()
            }
            rows.append(columns.joined(separator: "|"))
        }
        return rows
    }

    private static func postgresRows(in url: String) throws -> [String: [String]] {
        let connection = PQconnectdb(url)
        defer { PQfinish(connection) }
        let tables = try rows(
            of: "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()",
            on: connection
        )
        return try content(of: tables) {
            try rows(of: "SELECT entry::text FROM \"\($0)\" AS entry", on: connection)
        }
    }

    private static func rows(of sql: String, on connection: OpaquePointer?) throws -> [String] {
        let result = PQexec(connection, sql)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_TUPLES_OK else {
            throw Failed(problem: String(cString: PQerrorMessage(connection)))
        }
        return (0..<PQntuples(result)).map { String(cString: PQgetvalue(result, $0, 0)) }
    }

    private static func content(
        of tables: [String],
        _ rows: (String) throws -> [String]
    ) throws -> [String: [String]] {
        var content: [String: [String]] = [:]
        for table in tables { content[table] = try rows(table).sorted() }
        return content
    }
}
