import DialtoneCore
import Synchronization

/// A store that counts the transactions asked of the one behind it.
final class CountingStore: DataStore {
    struct Work: Equatable, Sendable {
        var reads = 0
        var writes = 0
    }

    private let store: any DataStore
    private let count = Mutex(Work())

    init(_ store: any DataStore) {
        self.store = store
    }

    /// What was asked since the last look.
    func takeWork() -> Work {
        count.withLock { count in
            defer { count = Work() }
            return count
        }
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        count.withLock { $0.reads += 1 }
        return try await store.read(body)
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        count.withLock { $0.writes += 1 }
        return try await store.write(body)
    }
}
