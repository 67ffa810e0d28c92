import DialtoneCore
import Synchronization

/// A store that takes no writes while a test says so.
final class FailingStore: DataStore {
    struct Failure: Error {}

    private let store: any DataStore
    private let failing = Mutex(false)

    init(_ store: any DataStore) {
        self.store = store
    }

    var isFailing: Bool {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        try await store.read(body)
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        guard !isFailing else { throw Failure() }
        return try await store.write(body)
    }
}
