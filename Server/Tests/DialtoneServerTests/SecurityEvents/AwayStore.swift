import DialtoneModel
import Synchronization

/// A database that can be made unreachable.
final class AwayStore: DataStore {
    struct Away: Error {}

    private let store: any DataStore
    private let away = Mutex(false)

    init(_ store: any DataStore) {
        self.store = store
    }

    var isAway: Bool {
        get { away.withLock { $0 } }
        set { away.withLock { $0 = newValue } }
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        guard !isAway else { throw Away() }
        return try await store.read(body)
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        guard !isAway else { throw Away() }
        return try await store.write(body)
    }
}
