import DialtoneBasics
import DialtoneSMS
import Testing

@Suite struct GatewayHealthTests {
    private let start = Timestamp(seconds: 1_790_000_000)

    private func broken() -> Subject {
        let health = Subject()
        for _ in 0..<5 { health.noteFailure(at: start) }
        return health
    }

    @Test func `a few failures among successes leave a gateway healthy`() {
        let health = Subject()
        for number in 0..<40 {
            if number % 4 == 0 {
                health.noteFailure(at: start)
            } else {
                health.noteSuccess(at: start)
            }
        }
        #expect(health.standing(at: start) == .healthy)
    }

    @Test func `failures of half of many requests are an outage`() {
        let health = Subject()
        for _ in 0..<4 {
            health.noteSuccess(at: start)
            health.noteFailure(at: start)
        }
        #expect(health.standing(at: start) == .healthy)
        health.noteSuccess(at: start)
        health.noteFailure(at: start)
        #expect(health.standing(at: start) == .unhealthy)
    }

    @Test func `failures no longer count after the window has passed`() {
        let health = Subject()
        for _ in 0..<4 { health.noteFailure(at: start) }
        health.noteSuccess(at: start)
        let later = start + .minutes(2)
        for _ in 0..<6 { health.noteSuccess(at: later) }
        health.noteFailure(at: later)
        #expect(health.standing(at: later) == .healthy)
    }

    @Test func `one message probes the gateway, and its success ends the outage`() {
        let health = broken()
        #expect(health.standing(at: start + .seconds(14)) == .unhealthy)
        let due = start + .seconds(15)
        #expect(health.standing(at: due) == .probeDue)
        #expect(health.claimProbe(at: due))
        #expect(!health.claimProbe(at: due))
        #expect(health.standing(at: due) == .unhealthy)
        health.noteSuccess(at: due + .seconds(1))
        #expect(health.standing(at: due + .seconds(1)) == .healthy)
    }

    @Test func `each failed probe doubles the pause, up to five minutes`() {
        let health = broken()
        var now = start
        for pause in [15, 30, 60, 120, 240, 300, 300] as [Int64] {
            let due = now + .seconds(pause)
            #expect(health.standing(at: due - .seconds(1)) == .unhealthy)
            #expect(health.claimProbe(at: due))
            health.noteFailure(at: due)
            now = due
        }
    }

    @Test func `a probe without a result is repeated`() {
        let health = broken()
        let due = start + .seconds(15)
        #expect(health.claimProbe(at: due))
        #expect(!health.claimProbe(at: due + .seconds(29)))
        #expect(health.claimProbe(at: due + .seconds(30)))
    }

    @Test func `results of requests from before the outage change nothing`() {
        let health = broken()
        health.noteSuccess(at: start + .seconds(1))
        health.noteFailure(at: start + .seconds(1))
        #expect(health.standing(at: start + .seconds(14)) == .unhealthy)
        #expect(health.standing(at: start + .seconds(15)) == .probeDue)
    }

    @Test func `a requested pause is kept, up to a limit`() {
        let health = Subject()
        health.noteBusy(for: .seconds(3), at: start)
        #expect(health.standing(at: start + .seconds(2)) == .unhealthy)
        #expect(health.standing(at: start + .seconds(3)) == .healthy)
        health.noteBusy(for: .days(3), at: start)
        #expect(health.standing(at: start + .minutes(1)) == .healthy)
    }
}

/// A value that changes in the middle of an expectation.
private final class Subject {
    private var health = GatewayHealth()

    func standing(at now: Timestamp) -> GatewayHealth.Standing { health.standing(at: now) }
    func claimProbe(at now: Timestamp) -> Bool { health.claimProbe(at: now) }
    func noteSuccess(at now: Timestamp) { health.noteSuccess(at: now) }
    func noteFailure(at now: Timestamp) { health.noteFailure(at: now) }
    func noteBusy(for delay: TimeSpan, at now: Timestamp) { health.noteBusy(for: delay, at: now) }
}
