import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Synchronization
import Testing

@Suite struct NodeContractTests {
    private func node(_ id: String, on host: String) -> NodeRecord {
        NodeRecord(
            id: id,
            version: "1.0",
            hostName: host,
            startedAt: .start,
            schemaVersion: DatabaseSchema.version,
            numberingPlan: "9.1",
            state: .ready,
            lastSeenAt: .start
        )
    }

    private func registration(
        _ id: String,
        on host: String,
        _ store: any DataStore,
        _ clock: StoppedClock,
        facts: @escaping @Sendable () -> NodeRegistration.Facts = {
            NodeRegistration.Facts(state: .ready, numberingPlan: "9.1", clockLead: nil)
        }
    ) -> NodeRegistration {
        NodeRegistration(
            of: node(id, on: host),
            store: store,
            clock: clock.serverClock,
            facts: facts
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `a node keeps its record up to date, and deletes it when it stops`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let clock = StoppedClock()
            let isDraining = Mutex(false)
            let own = registration("web-1", on: "web", store, clock) {
                NodeRegistration.Facts(
                    state: isDraining.withLock { $0 } ? .draining : .ready,
                    numberingPlan: "9.1",
                    clockLead: TimeSpan(milliseconds: -7)
                )
            }
            try await own.begin()
            let first = try #require(try await store.read { try $0.nodes() }.first)
            #expect(first.state == .ready)
            #expect(first.clockLead == TimeSpan(milliseconds: -7))
            #expect(first.schemaVersion == "0001-initial")
            // The record is written every 15 seconds, and at once when the state changes.
            func seen() async throws -> [NodeRecord] { try await store.read { try $0.nodes() } }
            clock.advance(by: .seconds(14))
            try await own.renew()
            #expect(try await seen() == [first])
            isDraining.withLock { $0 = true }
            try await own.renew()
            #expect(try await seen().map(\.state) == [.draining])
            #expect(try await seen().map(\.lastSeenAt) == [first.lastSeenAt + .seconds(14)])
            clock.advance(by: .seconds(15))
            try await own.renew()
            #expect(try await seen().map(\.lastSeenAt) == [first.lastSeenAt + .seconds(29)])
            try await own.end()
            #expect(try await store.read { try $0.nodes() } == [])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a node that was killed is replaced by the next on its host, or forgotten after a day`(
        engine: StoreEngine
    ) async throws {
        try await engine.withStore { store in
            try await store.prepare()
            let clock = StoppedClock()
            for (id, host) in [("web-1", "web"), ("web-2", "web"), ("api-1", "api")] {
                try await registration(id, on: host, store, clock).begin()
            }
            func ids() async throws -> [String] {
                try await store.read { try $0.nodes().map(\.id) }
            }
            #expect(try await ids() == ["api-1", "web-1", "web-2"])
            clock.advance(by: .seconds(45))
            try await registration("web-2", on: "web", store, clock).renew()
            clock.advance(by: .seconds(30))
            try await registration("web-3", on: "web", store, clock).begin()
            #expect(try await ids() == ["api-1", "web-2", "web-3"])
            clock.advance(by: NodeRecord.retention - .seconds(40))
            _ = try await Housekeeping(
                store: store,
                clock: clock.serverClock,
                random: .seeded(1)
            ).tidy()
            #expect(try await ids() == ["web-2", "web-3"])
        }
    }
}
