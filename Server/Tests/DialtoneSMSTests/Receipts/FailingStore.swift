import DialtoneBasics
import DialtoneModel
import Synchronization

/// A store that refuses writes when a test requires it.
final class FailingStore: DataStore {
    struct Failure: Error {}

    /// The error of a database that permanently refuses a record.
    struct Refusal: ServerFault {
        var isTemporary: Bool { false }
        var description: String { "the database rejected a record" }
    }

    private let store: any DataStore
    private let failing = Mutex(false)
    private let refusals = Mutex(0)

    init(_ store: any DataStore) {
        self.store = store
    }

    var isFailing: Bool {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// Refuses the given number of writes.
    func refuseNext(_ count: Int) {
        refusals.withLock { $0 = count }
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
        let isRefused = refusals.withLock { count in
            defer { count = max(0, count - 1) }
            return count > 0
        }
        guard !isRefused else { throw Refusal() }
        return try await store.write(body)
    }
}
