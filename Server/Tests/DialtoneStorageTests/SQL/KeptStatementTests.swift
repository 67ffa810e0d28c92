import CSQLite
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneStorage

/// Tests how many statements a connection keeps prepared if callers determine their number of
/// parts.
struct KeptStatementTests {
    /// A statement for each count of alternatives, as `accounts:query` makes them.
    private func query(_ connection: some SQLConnection) throws {
        for count in 1...50 {
            let condition = Array(repeating: "n = ?", count: count).joined(separator: " OR ")
            let rows = try connection.queryOnce(
                "SELECT count(*) AS count FROM (SELECT CAST(7 AS BIGINT) AS n) AS t WHERE \(condition)",
                (1...count).map { .integer(Int64($0)) }
            )
            let found: Int = try #require(rows.first)["count"]
            #expect(found == (count < 7 ? 0 : 1))
        }
    }

    @Test func `SQLite keeps no prepared statement of a query run once`() throws {
        let connection = try SQLiteConnection(path: ":memory:", for: .writing, use: .commands)
        try query(connection)
        #expect(sqlite3_next_stmt(connection.handle, nil) == nil)
    }

    @Test(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
    func `PostgreSQL keeps no prepared statement of a query run once`() async throws {
        try await PostgresServer.withSchema { url in
            let connection = try PostgresConnection.open(
                url: url,
                timeouts: PostgresTimeouts(.seconds(30))
            )
            try query(connection)
            let rows = try connection.query(
                "SELECT count(*) AS count FROM pg_prepared_statements",
                []
            )
            let kept: Int = try #require(rows.first)["count"]
            // The one that counts.
            #expect(kept == 1)
        }
    }
}
