import DialtoneBasics
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport

/// A database in memory that has a clock, and remembers that it was given up.
final class DatabaseDouble: Database {
    private let store: SQLiteStore
    private let moment: Timestamp?
    private let abandoned = Watched(false)

    /// Creates a database whose clock shows `moment`; without it, the database has no clock.
    init(at moment: Timestamp? = nil) async throws {
        store = try await SQLiteStore.openInMemory()
        self.moment = moment
    }

    var isAbandoned: Bool { abandoned.value }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any DataReader) throws -> Value
    ) async throws -> Value {
        try await store.read(body)
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any DataWriter) throws -> Value
    ) async throws -> Value {
        try await store.write(body)
    }

    func checkWritable() async throws { try await store.checkWritable() }

    func time() async throws -> Timestamp? { moment }

    var load: DatabaseLoad { store.load }

    func abandon() { abandoned.change { $0 = true } }

    func close() async { await store.close() }
}
