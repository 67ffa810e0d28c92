import DialtoneStorage
import Foundation
import Logging
import Testing

/// A kind of database that a server can be tested on.
enum StoreEngine: String, CaseIterable, CustomTestStringConvertible {
    case memory

    var testDescription: String { rawValue }

    static let tested: [StoreEngine] = allCases

    func withStore<Value>(_ body: (any Database) async throws -> Value) async throws -> Value {
        let store: any Database
        switch self {
        case .memory: store = try await SQLiteStore.openInMemory()
        }
        do {
            let value = try await body(store)
            await store.close()
            return value
        } catch {
            await store.close()
            throw error
        }
    }
}
