import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Synchronization
import Testing

/// A primary fails, its standby is promoted, and the store follows, under load.
@Suite(
    .serialized,
    .timeLimit(.minutes(60)),
    .enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set")
)
struct FailoverTests {
    private static let writers = 4

    @Test(arguments: [PostgresPair.Fault.kill, .freeze])
    func `the store follows to the promoted standby, and nothing acknowledged is lost`(
        fault: PostgresPair.Fault
    ) async throws {
        try await follow(after: fault)
    }

    @Test(.enabled("only root can drop packets") { await PostgresPair.canCut() })
    func `the store fails over when the primary's packets are dropped`() async throws {
        try await follow(after: .cut)
    }

    private func follow(after fault: PostgresPair.Fault) async throws {
        try await PostgresPair.with(faultedBy: fault) { pair in
            var limits = PostgresStore.Limits()
            limits.connections = Self.writers
            limits.statement = .seconds(5)
            // Long enough for the promotion on any machine: waiting callers are served, and none
            // fails.
            limits.queue = .seconds(300)
            let store = try await PostgresStore.open(
                url: pair.url,
                limits: limits,
                logger: .silent
            )
            try await store.prepare()
            let load = Load(of: store)
            async let ended: Void = load.run(writers: Self.writers)
            await load.waitForMore()
            try await pair.begin(fault)
            try await pair.promoteStandby()
            await load.waitForMore()
            let earlier = load.outcome.failures.count
            // The old primary comes back while the load goes on.
            try await pair.repair(fault)
            await load.waitForMore()
            load.stop()
            await ended
            await store.close()

            let promoted = try await PostgresStore.open(
                url: pair.standbyURL,
                limits: limits,
                logger: .silent
            )
            let kept = try await promoted.read {
                Set(try $0.accounts(of: .sample, after: nil, limit: 1_000_000).map(\.id.rawValue))
            }
            await promoted.close()
            let (acknowledged, failures) = load.outcome
            #expect(acknowledged.filter { !kept.contains($0) } == [])
            #expect(failures.allSatisfy { $0 == .outcomeUnknown || $0 == .busy }, "\(failures)")
            // Only the calls in progress when the primary failed, and no later ones.
            #expect(failures.dropFirst(earlier).isEmpty, "\(failures)")
        }
    }
}

/// Writers that insert one account after the other, and record which were acknowledged.
private final class Load: Sendable {
    private struct State {
        var acknowledged: [String] = []
        var failures: [StorageError] = []
        var isStopped = false
    }

    private let store: any DataStore
    private let state = Mutex(State())
    private let acknowledgments = AsyncStream.makeStream(of: Void.self)

    init(of store: any DataStore) {
        self.store = store
    }

    var outcome: (acknowledged: [String], failures: [StorageError]) {
        state.withLock { ($0.acknowledged, $0.failures) }
    }

    func stop() {
        state.withLock { $0.isStopped = true }
    }

    /// Returns after 50 more acknowledgments than at the last call.
    func waitForMore() async {
        var events = acknowledgments.stream.makeAsyncIterator()
        let start = state.withLock { $0.acknowledged.count }
        while state.withLock({ $0.acknowledged.count }) < start + 50 { _ = await events.next() }
    }

    func run(writers: Int) async {
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<writers {
                group.addTask { await self.write(by: writer) }
            }
        }
    }

    private func write(by writer: Int) async {
        var number = 0
        while !state.withLock(\.isStopped) {
            number += 1
            let id = "\(writer)-\(number)"
            do {
                try await store.insert(.sample(id))
                state.withLock { $0.acknowledged.append(id) }
                acknowledgments.continuation.yield()
            } catch let error as StorageError {
                state.withLock { $0.failures.append(error) }
            } catch {
                Issue.record(error)
            }
        }
    }
}
