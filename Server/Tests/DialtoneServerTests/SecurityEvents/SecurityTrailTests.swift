import DialtoneFlows
import DialtoneModel
import DialtoneTestSupport
import Synchronization
import Testing

/// Tests of events that are reported inside transactions.
struct SecurityTrailTests {
    private final class Recorder: SecurityEventSink {
        private let events = Mutex<[SecurityEvent]>([])
        var reasons: [SecurityEventReason] { events.withLock { $0.map(\.reason) } }
        func report(_ event: SecurityEvent) { events.withLock { $0.append(event) } }
    }

    /// A store that rolls each transaction back once before it commits.
    private struct RetryingStore: DataStore {
        struct Undone: Error {}

        let store: any DataStore

        func read<Value: Sendable>(
            _ body: @escaping @Sendable (any DataReader) throws -> Value
        ) async throws -> Value {
            try await store.read(body)
        }

        func write<Value: Sendable>(
            _ body: @escaping @Sendable (any DataWriter) throws -> Value
        ) async throws -> Value {
            do {
                _ = try await store.write { data -> Value in
                    _ = try body(data)
                    throw Undone()
                }
            } catch is Undone {}
            return try await store.write(body)
        }
    }

    private func reasons(
        on engine: StoreEngine,
        _ body: (any DataStore, SecurityTrail) async throws -> Void
    ) async throws -> [SecurityEventReason] {
        let recorder = Recorder()
        let trail = SecurityTrail(
            from: .init(),
            sink: recorder,
            clock: StoppedClock().serverClock
        )
        try await engine.withStore { store in
            let store = SecurityTrailStore(RetryingStore(store: store))
            try await trail.whileBound { try await body(store, trail) }
        }
        return recorder.reasons
    }

    @Test(arguments: StoreEngine.tested)
    func `a transaction that is retried reports its event once`(engine: StoreEngine) async throws {
        let reasons = try await reasons(on: engine) { store, _ in
            try await store.write { _ in SecurityTrail.report(.passwordChanged) }
            try await store.write { _ in SecurityTrail.report(.secondFactorAdded) }
        }
        #expect(reasons == [.passwordChanged, .secondFactorAdded])
    }

    @Test(arguments: StoreEngine.tested)
    func `a change that is rolled back is not reported, but its refusal is`(
        engine: StoreEngine
    ) async throws {
        let reasons = try await reasons(on: engine) { store, trail in
            do {
                try await store.write { _ in
                    SecurityTrail.report(.passwordChanged)
                    throw SecurityTrail.explaining(.wrongCredentials, as: .unknownAddress)
                }
            } catch {
                trail.refuse(error)
            }
        }
        #expect(reasons == [.unknownAddress])
    }

    @Test func `an explanation applies only to its own refusal`() async throws {
        let reasons = try await reasons(on: .sqliteInMemory) { _, trail in
            _ = SecurityTrail.explaining(.wrongCredentials, as: .unknownAddress)
            trail.refuse(Refusal.refreshTokenReused)
            trail.refuse(Refusal.missingEmail)
        }
        #expect(reasons == [.refreshTokenReused])
    }

    @Test func `an event outside a request is ignored without an error`() async throws {
        try await StoreEngine.sqliteInMemory.withStore { store in
            try await SecurityTrailStore(store).write { _ in SecurityTrail.report(.passwordChanged)
            }
        }
        #expect(SecurityTrail.current == nil)
    }
}
