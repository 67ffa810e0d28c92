import DialtoneBasics
@testable import DialtoneModel
import PhoneNumbers
import Testing

@Suite struct PhoneLedgerTests {
    private let start = Timestamp(seconds: 1_700_000_000)
    private let sends = SendPolicy()
    private let failures = FailurePolicy()

    private func ledger() -> PhoneLedger {
        PhoneLedger(
            projectID: ProjectID(rawValue: "demo"),
            phoneNumber: PhoneNumber(e164: "+16505550100")
        )
    }

    private func refusal(
        of ledger: PhoneLedger,
        at now: Timestamp,
        appIsProved: Bool = false
    ) -> Refusal? {
        ledger.refusal(at: now, sends: sends, failures: failures, appIsProved: appIsProved)
    }

    @Test func `an unused number may get a message`() {
        #expect(refusal(of: ledger(), at: start) == nil)
    }

    @Test func `each unanswered message makes the next one wait longer`() {
        var ledger = ledger()
        var now = start
        for cooldown in [TimeSpan.seconds(30), .seconds(60), .minutes(5), .hours(1), .hours(1)] {
            let ready = ledger.recordSend(at: now, policy: sends)
            #expect(ready - now == cooldown)
            let before = ready - TimeSpan(milliseconds: 1)
            #expect(
                refusal(of: ledger, at: before)
                    == .sendCooldown(retryAfter: TimeSpan(milliseconds: 1))
            )
            #expect(refusal(of: ledger, at: ready) == nil)
            now = ready
        }
    }

    @Test func `the hourly limit's wait lasts until the oldest message is an hour old`() {
        var policy = sends
        policy.cooldowns = [.seconds(1)]
        var ledger = ledger()
        for minute in 0..<5 {
            _ = ledger.recordSend(at: start + .minutes(Int64(minute)), policy: policy)
        }
        let refusal = ledger.refusal(
            at: start + .minutes(10),
            sends: policy,
            failures: failures,
            appIsProved: false
        )
        #expect(refusal == .sendHourlyLimit(retryAfter: .minutes(50)))
    }

    @Test func `the daily limit applies when the hourly one does not`() {
        var policy = sends
        policy.cooldowns = [.seconds(1)]
        var ledger = ledger()
        for hour in 0..<10 {
            _ = ledger.recordSend(at: start + .hours(Int64(hour)), policy: policy)
        }
        let refusal = ledger.refusal(
            at: start + .hours(12),
            sends: policy,
            failures: failures,
            appIsProved: false
        )
        #expect(refusal == .sendDailyLimit(retryAfter: .hours(12)))
    }

    @Test func `ten wrong codes in an hour require a proof, and a proof is enough`() {
        var ledger = ledger()
        for minute in 0..<10 { ledger.recordFailure(at: start + .minutes(Int64(minute))) }
        let now = start + .minutes(20)
        #expect(refusal(of: ledger, at: now) == .appProofRequired(retryAfter: .minutes(40)))
        #expect(refusal(of: ledger, at: now, appIsProved: true) == nil)
    }

    @Test func `waiting is enough too, so a lockout is never permanent`() {
        var ledger = ledger()
        for _ in 0..<10 { ledger.recordFailure(at: start) }
        #expect(refusal(of: ledger, at: start + .hours(1)) == nil)
    }

    @Test func `no year has more wrong codes than the limit, however often the owner signs in`() {
        var ledger = ledger()
        var judged: [Timestamp] = []
        // An attacker who tries once an hour for three years, and an owner who signs in daily.
        for hour in 0..<(3 * 365 * 24) {
            let now = start + .hours(Int64(hour))
            if hour % 24 == 0 { ledger.recordSuccess() }
            guard !ledger.isThrottled(at: now, by: failures) else { continue }
            ledger.recordFailure(at: now, policy: failures)
            judged.append(now)
        }
        let year = TimeSpan.days(365)
        let worst = judged.map { first in
            judged.count { $0 >= first && $0 < first + year }
        }.max()
        #expect((78...80).contains(worst ?? 0))
        #expect(failures.perYear == 80)
    }

    @Test func `once the year's wrong codes are used up, waits double up to a day`() {
        var ledger = ledger()
        for _ in 0..<40 { ledger.recordFailure(at: start, policy: failures) }
        #expect(ledger.isThrottled(at: start, by: failures))
        var now = start + .days(1)
        var waits: [Int64] = []
        for _ in 0..<8 {
            #expect(refusal(of: ledger, at: now, appIsProved: true) == nil)
            let ready = ledger.recordSend(
                at: now,
                policy: sends,
                failures: failures,
                address: "203.0.113.7/32"
            )
            let before = ready - TimeSpan(milliseconds: 1)
            #expect(
                refusal(of: ledger, at: before, appIsProved: true)
                    == .numberSuspended(retryAfter: TimeSpan(milliseconds: 1))
            )
            waits.append((ready - now).wholeSeconds / 3_600)
            now = ready
            // The attacker continues guessing.
            for _ in 0..<5 { ledger.recordFailure(at: now - .minutes(5), policy: failures) }
        }
        #expect(waits == [1, 2, 4, 8, 16, 24, 24, 24])
    }

    @Test func `a wrong code drains in nine days, so a count is never permanent`() {
        var ledger = ledger()
        for _ in 0..<1_000 { ledger.recordFailure(at: start, policy: failures) }
        #expect(ledger.guesses.count(at: start, limit: failures.perYear) == 40)
        let later = start + .days(10)
        #expect(!ledger.isThrottled(at: later, by: failures))
        #expect(ledger.guesses.count(at: later, limit: failures.perYear) == 39)
        let muchLater = start + .days(365)
        #expect(ledger.guesses.count(at: muchLater, limit: failures.perYear) == 0)
    }

    @Test func `a confirmed address does not wait, and every other one does`() {
        var ledger = ledger()
        for _ in 0..<40 { ledger.recordFailure(at: start, policy: failures) }
        ledger.throttle.confirm("203.0.113.7/32", at: start + .days(1))
        let now = start + .days(1) + .minutes(1)
        // One message that the attacker asks for.
        _ = ledger.recordSend(at: now, policy: sends, failures: failures, address: "other")
        func refusal(from address: String, at moment: Timestamp) -> Refusal? {
            ledger.refusal(
                at: moment,
                sends: sends,
                failures: failures,
                appIsProved: true,
                address: address
            )
        }
        #expect(refusal(from: "203.0.113.7/32", at: now + .minutes(1)) == nil)
        #expect(
            refusal(from: "other", at: now + .minutes(1))
                == .numberSuspended(retryAfter: .minutes(59))
        )
        #expect(refusal(from: "203.0.113.7/32", at: now + .minutes(10)) != nil)
    }

    @Test func `while an address is confirmed others wait, and their waits go on doubling`() {
        var ledger = ledger()
        for _ in 0..<40 { ledger.recordFailure(at: start, policy: failures) }
        func ask(at moment: Timestamp) -> TimeSpan {
            ledger.recordSend(at: moment, policy: sends, failures: failures, address: "other")
                - moment
        }
        #expect(ask(at: start + .days(1)) == .hours(1))
        #expect(ask(at: start + .days(2)) == .hours(2))
        // The first of two right codes comes after the attacker's wait is over.
        let now = start + .days(3)
        ledger.throttle.confirm("203.0.113.7/32", at: now)
        #expect(ledger.throttle.wait(of: "203.0.113.7/32", at: now) == nil)
        #expect(ledger.throttle.wait(of: "other", at: now) == .minutes(10))
        #expect(ledger.throttle.wait(of: nil, at: now) == .minutes(10))
        #expect(ledger.throttle.wait(of: "other", at: now + .minutes(10)) == nil)
        #expect(ask(at: now + .minutes(10)) == .hours(4))
    }

    @Test func `a right code clears everything but the year's wrong codes`() {
        var ledger = ledger()
        _ = ledger.recordSend(at: start, policy: sends)
        for _ in 0..<30 { ledger.recordFailure(at: start, policy: failures) }
        let guesses = ledger.guesses
        ledger.recordSuccess()
        #expect(refusal(of: ledger, at: start) == nil)
        #expect(ledger.guesses == guesses)
        ledger.clear()
        #expect(ledger == self.ledger())
    }

    @Test func `a fictional number's codes are refused once its budget is used up`() {
        var ledger = ledger()
        for second in 0..<100 { ledger.recordFailure(at: start + .seconds(Int64(second))) }
        let now = start + .minutes(10)
        #expect(
            ledger.fictionalRefusal(at: now, by: failures)
                == .fictionalNumberLimit(retryAfter: .minutes(50))
        )
        #expect(ledger.fictionalRefusal(at: start + .hours(1), by: failures) == nil)
        for hour in 1..<3 {
            for _ in 0..<100 { ledger.recordFailure(at: start + .hours(Int64(hour))) }
        }
        let later = start + .hours(4)
        #expect(
            ledger.fictionalRefusal(at: later, by: failures)
                == .fictionalNumberLimit(retryAfter: .hours(20))
        )
    }

    @Test func `a withdrawn message does not count`() {
        var ledger = ledger()
        _ = ledger.recordSend(at: start, policy: sends)
        ledger.withdrawSend(at: start)
        #expect(refusal(of: ledger, at: start) == nil)
    }

    @Test func `a ledger keeps a day's entries and no more`() {
        var ledger = ledger()
        for hour in 0..<100 {
            _ = ledger.recordSend(at: start + .hours(Int64(hour)), policy: sends)
            ledger.recordFailure(at: start + .hours(Int64(hour)))
        }
        #expect(ledger.sends.count == 24)
        #expect(ledger.failures.count == 24)
        #expect(ledger.consecutiveFailures == 100)
    }
}
