import DialtoneBasics
import DialtoneModel
import Testing

struct SecondFactorLedgerTests {
    private let start = Timestamp(seconds: 1_790_000_000)
    private var ledger: SecondFactorLedger {
        SecondFactorLedger(
            projectID: ProjectID(rawValue: "demo"),
            accountID: AccountID(rawValue: "ada")
        )
    }

    @Test func `ten wrong codes in an hour block the hour`() {
        var ledger = ledger
        for count in 1...10 {
            #expect(ledger.refusal(at: start) == nil)
            #expect(ledger.recordFailure(at: start) == 10 - count)
        }
        #expect(
            ledger.refusal(at: start) == .pendingSignIn(.triesSpent(retryAfter: .hours(1)))
        )
        #expect(ledger.refusal(at: start + .hours(1)) == nil)
    }

    @Test func `twenty wrong codes in a day block the day`() {
        var ledger = ledger
        for hour in [Int64(0), 2] {
            for _ in 1...10 { _ = ledger.recordFailure(at: start + .hours(hour)) }
        }
        let later = start + .hours(4)
        #expect(
            ledger.refusal(at: later) == .pendingSignIn(.triesSpent(retryAfter: .hours(20)))
        )
        #expect(ledger.refusal(at: start + .days(1)) == nil)
    }

    @Test func `a hundred wrong codes in a row block for good`() {
        var ledger = ledger
        for day in 0..<100 {
            #expect(ledger.refusal(at: start + .days(Int64(day))) == nil)
            _ = ledger.recordFailure(at: start + .days(Int64(day)))
        }
        #expect(ledger.refusal(at: start + .days(1_000)) == .pendingSignIn(.suspended))
    }
}
