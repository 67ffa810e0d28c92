import DialtoneCore
import Foundation
import Logging
import Testing

@testable import DialtoneStorage

/// The server that the tests may use: `DIALTONE_TEST_POSTGRES` names it.
enum PostgresServer {
    static let url = ProcessInfo.processInfo.environment["DIALTONE_TEST_POSTGRES"]

    /// A server takes a hundred connections unless told otherwise.
    private static let turnstile = Turnstile(room: 12)

    /// Runs `body` with the address of an empty schema, which ends with it.
    static func withSchema(_ body: (String) async throws -> Void) async throws {
        let server = try #require(url)
        await turnstile.enter()
        let schema = "test_" + UUID().uuidString.lowercased().filter { $0 != "-" }
        let result: Result<Void, any Error>
        do {
            try command("CREATE SCHEMA \(schema)")
            result = .success(
                try await body(
                    server + (server.contains("?") ? "&" : "?")
                        + "options=-csearch_path%3D\(schema)%20-csynchronous_commit%3Doff"
                        + "&application_name=\(schema)"
                )
            )
        } catch {
            result = .failure(error)
        }
        let cleaning = Result { try command("DROP SCHEMA IF EXISTS \(schema) CASCADE") }
        await turnstile.leave()
        try result.get()
        try cleaning.get()
    }

    static func open(_ url: String, connections: Int = 4) async throws -> PostgresStore {
        var limits = PostgresStore.Limits()
        limits.connections = connections
        return try await PostgresStore.open(
            url: url,
            limits: limits,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        )
    }

    static func command(_ statement: String) throws {
        let server = try #require(url)
        try PostgresConnection.open(url: server, patience: .seconds(30)).command(statement)
    }

    /// The only test that is skipped, visibly, when there is no server.
    @Suite struct Presence {
        @Test(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
        func `the contract is tested on PostgreSQL too`() throws {
            try PostgresServer.command("SELECT 1")
            #expect(StoreEngine.tested == StoreEngine.allCases)
        }
    }
}
