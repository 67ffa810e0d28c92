import CLibpq
package import DialtoneStorage
import Foundation
import Logging

/// The PostgreSQL server for tests, at the address in `DIALTONE_TEST_POSTGRES`.
package enum PostgresServer {
    package static let url = ProcessInfo.processInfo.environment["DIALTONE_TEST_POSTGRES"]

    /// A server allows a hundred connections by default.
    private static let turnstile = Turnstile(room: 12)

    /// Runs `body` with the address of an empty schema, and drops the schema afterwards.
    package static func withSchema<Value>(
        _ body: (String) async throws -> Value
    ) async throws -> Value {
        guard let url else { throw PostgresTestFailure(message: "there is no server") }
        await turnstile.enter()
        let schema = "test_" + UUID().uuidString.lowercased().filter { $0 != "-" }
        let result: Result<Value, any Error>
        do {
            try await BlockingThread.run { try command("CREATE SCHEMA \(schema)") }
            result = .success(
                try await body(
                    url + (url.contains("?") ? "&" : "?")
                        + "options=-csearch_path%3D\(schema)%20-csynchronous_commit%3Doff"
                        + "&application_name=\(schema)"
                )
            )
        } catch {
            result = .failure(error)
        }
        let cleaning: Result<Void, any Error>
        do {
            try await BlockingThread.run {
                try command("DROP SCHEMA IF EXISTS \(schema) CASCADE")
            }
            cleaning = .success(())
        } catch {
            cleaning = .failure(error)
        }
        await turnstile.leave()
        let value = try result.get()
        try cleaning.get()
        return value
    }

    package static func open(_ url: String, connections: Int = 4) async throws -> PostgresStore {
        var limits = PostgresStore.Limits()
        limits.connections = connections
        return try await PostgresStore.open(url: url, limits: limits, logger: .silent)
    }

    /// Runs a statement on a connection of its own, independent of the stores.
    package static func command(_ statement: String) throws {
        let connection = PQconnectdb(url ?? "")
        defer { PQfinish(connection) }
        let result = PQexec(connection, "SET client_min_messages = warning; \(statement)")
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
            throw PostgresTestFailure(message: String(cString: PQerrorMessage(connection)))
        }
    }
}

/// The tests' server did not do what a test requires.
private struct PostgresTestFailure: Error {
    let message: String
}
