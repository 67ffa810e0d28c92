import DialtoneModel
import Synchronization

/// A store that counts the transactions of the store behind it, and can run other code just before
/// one.
final class CountingStore: DataStore {
    struct Work: Equatable, Sendable {
        var reads = 0
        var writes = 0
    }

    private let store: any DataStore
    private let count = Mutex(Work())
    private let interference = Mutex<(@Sendable () async throws -> Void)?>(nil)

    init(_ store: any DataStore) {
        self.store = store
    }

    /// Returns the transactions since the last call.
    func takeWork() -> Work {
        count.withLock { count in
            defer { count = Work() }
            return count
        }
    }

    /// Runs `interference` once, just before the next transaction that writes.
    func beforeNextWrite(_ interference: @escaping @Sendable () async throws -> Void) {
        self.interference.withLock { $0 = interference }
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
        try await takeInterference()?()
        return try await store.write(body)
    }

    private func takeInterference() -> (@Sendable () async throws -> Void)? {
        interference.withLock { interference in
            defer { interference = nil }
            return interference
        }
    }
}
