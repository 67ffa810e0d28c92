import DialtoneTestSupport
import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import Testing

struct GatewayOutageTests {
    private static let start = Timestamp(seconds: 1_790_000_000)

    @Test func `an outage has its start, its failure count and its reason`() {
        var health = GatewayHealth()
        for _ in 0..<5 { health.noteSuccess(at: Self.start) }
        #expect(health.lastSuccessAt == Self.start)
        for _ in 0..<5 { health.noteFailure(.unavailable, at: Self.start + .seconds(1)) }
        let outage = health.outage
        #expect(outage?.since == Self.start + .seconds(1))
        #expect(outage?.failures == 5)
        #expect(outage?.answers == 10)
        #expect(outage?.share == 50)
        #expect(outage?.reason == .unavailable)
    }

    @Test func `a failed probe counts in the outage, and a successful one ends it`() {
        var health = GatewayHealth()
        for _ in 0..<5 { health.noteFailure(.timedOut, at: Self.start) }
        let probe = Self.start + .seconds(15)
        let isFirst = health.claimProbe(at: probe)
        #expect(isFirst)
        health.noteFailure(.balance, at: probe)
        #expect(health.outage?.since == Self.start)
        #expect(health.outage?.failures == 6)
        #expect(health.outage?.reason == .balance)
        let second = probe + .seconds(30)
        let isSecond = health.claimProbe(at: second)
        #expect(isSecond)
        health.noteSuccess(at: second)
        #expect(health.outage == nil)
        #expect(health.lastSuccessAt == second)
    }

    @Test func `a success of an earlier request does not count as the latest success`() {
        var health = GatewayHealth()
        for _ in 0..<5 { health.noteFailure(at: Self.start) }
        health.noteSuccess(at: Self.start + .seconds(1))
        #expect(health.outage?.answers == 6)
        #expect(health.lastSuccessAt == nil)
    }

    @Test(arguments: SendProblem.Reason.allCases)
    func `every failure reason has a cause and a remedy`(reason: SendProblem.Reason) {
        #expect(!reason.cause.isEmpty)
        #expect(!reason.cause.hasSuffix("."))
        // It also stands alone, where no gateway was named before.
        #expect(!reason.cause.hasPrefix("it"))
        #expect(!reason.remedy(at: "main").isEmpty)
    }
}
