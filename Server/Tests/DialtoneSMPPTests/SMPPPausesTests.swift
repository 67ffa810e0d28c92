import DialtoneBasics
@testable import DialtoneSMPP
import DialtoneTestSupport
import Testing

struct SMPPPausesTests {
    @Test func `pauses between tries double up to the maximum, and vary`() {
        var backoff = SMPPBackoff(limits: .init())
        let random = RandomSource.seeded(3)
        let pauses = (0..<12).map { _ in backoff.pause(random).milliseconds }
        for (number, pause) in pauses.enumerated() {
            let whole = min(Int64(500) << Int64(number), 60_000)
            #expect((whole / 2...whole).contains(pause))
        }
        #expect(Set(pauses).count == pauses.count)
    }

    @Test func `only a bind that lasted resets the pauses`() {
        var backoff = SMPPBackoff(limits: .init())
        let random = RandomSource.seeded(3)
        for _ in 0..<8 { _ = backoff.pause(random) }
        backoff.note(boundFor: .seconds(29))
        #expect(!backoff.isFirst)
        #expect(backoff.pause(random) > .seconds(20))
        backoff.note(boundFor: .seconds(30))
        #expect(backoff.isFirst)
        #expect(backoff.pause(random) <= TimeSpan(milliseconds: 500))
    }

    @Test func `an SMSC that keeps throttling gets longer pauses`() {
        var throttle = SMPPThrottle()
        let random = RandomSource.seeded(3)
        var now = Timestamp(seconds: 1_700_000_000)
        var pauses: [Int64] = []
        for _ in 0..<8 {
            let pause = throttle.refuse(at: now, random)
            // The refusals of what was under way are the same refusal.
            #expect(throttle.refuse(at: now, random) == pause)
            #expect(throttle.wait(at: now) == pause)
            pauses.append(pause.milliseconds)
            now = now + pause
            #expect(throttle.wait(at: now) == nil)
        }
        for (number, pause) in pauses.enumerated() {
            let whole = min(Int64(500) << Int64(number), 15_000)
            #expect((whole / 2...whole).contains(pause))
        }
        throttle.succeed(at: now)
        #expect(throttle.refuse(at: now, random) <= TimeSpan(milliseconds: 500))
    }
}
