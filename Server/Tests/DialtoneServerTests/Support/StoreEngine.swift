import Foundation
import Logging
import Testing

@testable import DialtoneStorage

/// A kind of database that a server can be tested on.
enum StoreEngine: String, CaseIterable, CustomTestStringConvertible {
    case memory, postgres

    private static let postgresURL = ProcessInfo.processInfo.environment["DIALTONE_TEST_POSTGRES"]

    /// PostgreSQL is among them where there is a server for the tests.
    static let tested = allCases.filter { $0 != .postgres || postgresURL != nil }

    var testDescription: String { rawValue }

    /// Runs `body` on a database of its own, which ends with it.
    func withStore<Value>(_ body: (any Database) async throws -> Value) async throws -> Value {
        switch self {
        case .memory:
            return try await Self.use(try await SQLiteStore.openInMemory(), body)
        case .postgres:
            let url = try #require(Self.postgresURL)
            let schema = "server_" + UUID().uuidString.lowercased().filter { $0 != "-" }
            try Self.command("CREATE SCHEMA \(schema)", at: url)
            let own = url + (url.contains("?") ? "&" : "?") + "options=-csearch_path%3D\(schema)"
            let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
            let outcome: Result<Value, any Error>
            do {
                let store = try await DatabaseAddress(parsing: own).open(logger: logger)
                outcome = .success(try await Self.use(store, body))
            } catch {
                outcome = .failure(error)
            }
            try Self.command("DROP SCHEMA \(schema) CASCADE", at: url)
            return try outcome.get()
        }
    }

    private static func use<Value>(
        _ store: any Database,
        _ body: (any Database) async throws -> Value
    ) async throws -> Value {
        do {
            let value = try await body(store)
            await store.close()
            return value
        } catch {
            await store.close()
            throw error
        }
    }

    private static func command(_ statement: String, at url: String) throws {
        try PostgresConnection.open(url: url, patience: .seconds(30)).command(statement)
    }
}
