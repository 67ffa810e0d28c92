import PhoneNumbers
import Testing

@testable import DialtoneCore

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

    @Test func `a number nothing happened to may get a message`() {
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

    @Test func `the hourly allowance says when the oldest message falls out of the hour`() {
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

    @Test func `the daily allowance holds when the hourly one does not`() {
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

    @Test func `ten wrong codes in an hour ask for a proof, and a proof is enough`() {
        var ledger = ledger()
        for minute in 0..<10 { ledger.recordFailure(at: start + .minutes(Int64(minute))) }
        let now = start + .minutes(20)
        #expect(refusal(of: ledger, at: now) == .appProofRequired(retryAfter: .minutes(40)))
        #expect(refusal(of: ledger, at: now, appIsProved: true) == nil)
    }

    @Test func `waiting is enough too, so nobody is locked out for good`() {
        var ledger = ledger()
        for _ in 0..<10 { ledger.recordFailure(at: start) }
        #expect(refusal(of: ledger, at: start + .hours(1)) == nil)
    }

    @Test func `a hundred wrong codes without a right one suspend the number, proof or not`() {
        var ledger = ledger()
        for day in 0..<100 { ledger.recordFailure(at: start + .days(Int64(day))) }
        let later = start + .days(1_000)
        #expect(refusal(of: ledger, at: later, appIsProved: true) == .numberSuspended)
    }

    @Test func `a right code clears everything`() {
        var ledger = ledger()
        _ = ledger.recordSend(at: start, policy: sends)
        for _ in 0..<99 { ledger.recordFailure(at: start) }
        ledger.recordSuccess()
        #expect(refusal(of: ledger, at: start) == nil)
        #expect(ledger == self.ledger())
    }

    @Test func `a message that nobody took does not count`() {
        var ledger = ledger()
        _ = ledger.recordSend(at: start, policy: sends)
        ledger.withdrawSend(at: start)
        #expect(refusal(of: ledger, at: start) == nil)
    }

    @Test func `it remembers a day and no more`() {
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
