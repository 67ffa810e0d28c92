import DialtoneTestSupport
import Testing

@testable import DialtoneStorage

@Suite struct PostgresReachTests {
    private let start = ContinuousClock.now

    @Test func `a short outage is tolerated, and a long one is reported`() {
        let reach = PostgresReach(timeout: .seconds(10))
        let (generation, _) = reach.connected()
        #expect(reach.outage(at: start + .seconds(3_600)) == nil)
        reach.lost(generation: generation, since: start)
        #expect(reach.outage(at: start + .seconds(9)) == nil)
        #expect(reach.outage(at: start + .seconds(10)) == .seconds(10))
        #expect(reach.connected().generation == generation + 1)
        #expect(reach.outage(at: start + .seconds(60)) == nil)
    }

    @Test func `a broken connection invalidates all older ones and no later one`() {
        let reach = PostgresReach(timeout: .seconds(10))
        let old = reach.connected().generation
        #expect(reach.connected().generation == old)
        reach.lost(generation: old)
        #expect(!reach.isCurrent(old))
        let new = reach.connected().generation
        // The second of the old ones breaks when the new one is there.
        reach.lost(generation: old)
        #expect(reach.isCurrent(new))
        #expect(reach.outage(at: start + .seconds(3_600)) == nil)
    }

    @Test func `while a server is unreachable one worker tries to connect`() {
        let reach = PostgresReach(timeout: .seconds(10))
        #expect(reach.mayConnect() && reach.mayConnect())
        #expect(reach.failedToConnect())
        #expect(!reach.failedToConnect())
        #expect(reach.mayConnect())
        #expect(!reach.mayConnect())
        #expect(!reach.failedToConnect())
        #expect(reach.mayConnect())
        #expect(reach.connected().isReturn)
        #expect(reach.mayConnect() && reach.mayConnect())
    }

    @Test func `the host that responded last is remembered while the server is away`() {
        let reach = PostgresReach(timeout: .seconds(10))
        #expect(reach.latestHost == nil)
        let host = PostgresAddress.Host(name: "b", port: "5432")
        let (generation, _) = reach.connected(to: host)
        reach.lost(generation: generation)
        _ = reach.failedToConnect()
        #expect(reach.latestHost == host)
    }
}
