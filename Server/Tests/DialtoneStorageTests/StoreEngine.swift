import DialtoneCore
import DialtoneStorage
import Foundation
import Testing

/// A kind of database that the contract holds for.
enum StoreEngine: String, CaseIterable, CustomTestStringConvertible {
    case sqliteFile, sqliteInMemory, postgres

    var testDescription: String { rawValue }

    /// PostgreSQL is among them where there is a server for the tests.
    static let tested = allCases.filter { $0 != .postgres || PostgresServer.url != nil }

    /// Runs `body` on a database of its own, which ends with it.
    func withStore(_ body: (any Database) async throws -> Void) async throws {
        switch self {
        case .sqliteFile:
            try await withTemporaryFolder { folder in
                let store = try await SQLiteStore.open(path: folder + "/dialtone.sqlite")
                try await Self.use(store, body)
            }
        case .sqliteInMemory:
            try await Self.use(try await SQLiteStore.openInMemory(), body)
        case .postgres:
            try await PostgresServer.withSchema { url in
                try await Self.use(try await PostgresServer.open(url), body)
            }
        }
    }

    private static func use(
        _ store: any Database,
        _ body: (any Database) async throws -> Void
    ) async throws {
        do {
            try await body(store)
        } catch {
            await store.close()
            throw error
        }
        await store.close()
    }
}

func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "dialtone-storage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path(percentEncoded: false))
}
