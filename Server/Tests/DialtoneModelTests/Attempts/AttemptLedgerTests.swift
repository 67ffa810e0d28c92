import DialtoneBasics
@testable import DialtoneModel
import DialtoneSendGuard
import Testing

@Suite struct AttemptLedgerTests {
    private let start = Timestamp(seconds: 1_700_000_000)
    private let home = "198.51.100.7/32"
    private let elsewhere = "203.0.113.9/32"

    private func ledger() -> AttemptLedger {
        AttemptLedger(
            projectID: ProjectID(rawValue: "demo"),
            kind: .password,
            subject: "ada@example.com"
        )
    }

    @Test func `an address is known for 30 days after its last proof`() {
        var ledger = ledger()
        ledger.recordSuccess(from: home, at: start)
        ledger.recordSuccess(from: home, at: start + .days(10))
        #expect(ledger.places == [KnownPlace(address: home, provedAt: start + .days(10))])
        let last = start + .days(40) - .seconds(1)
        for _ in 0..<5 { _ = ledger.attempt(at: last, from: elsewhere) }
        #expect(ledger.wait(at: last, from: elsewhere) == .seconds(1))
        #expect(ledger.wait(at: last, from: home) == nil)
        // Without a line of its own, it waits like every other address.
        let late = last + TimeSpan(milliseconds: 999)
        #expect(ledger.wait(at: late, from: home) == nil)
        #expect(ledger.wait(at: late, from: elsewhere) == TimeSpan(milliseconds: 1))
        let end = start + .days(40)
        for _ in 0..<2 { _ = ledger.attempt(at: end, from: elsewhere) }
        #expect(ledger.wait(at: end, from: home) == .seconds(2))
        #expect(ledger.places.isEmpty)
    }

    @Test func `a right password clears the tries it had to wait for`() {
        var ledger = ledger()
        ledger.recordSuccess(from: home, at: start)
        for _ in 0..<5 {
            _ = ledger.attempt(at: start, from: elsewhere)
            _ = ledger.attempt(at: start, from: home)
        }
        #expect(ledger.tries.count == 10)
        #expect(ledger.wait(at: start, from: home) == .seconds(1))
        ledger.recordSuccess(from: home, at: start)
        #expect(ledger.wait(at: start, from: home) == nil)
        // An owner who signs in often does not give attackers more guesses.
        #expect(ledger.wait(at: start, from: elsewhere) == .seconds(1))
        ledger.recordReset(from: "192.0.2.1/32", at: start)
        #expect(ledger.tries.isEmpty)
        #expect(ledger.places.map(\.address) == [home, "192.0.2.1/32"])
    }

    @Test func `an unknown origin never becomes a known address`() {
        var ledger = ledger()
        let unknown = SendOrigin(nil).address
        for _ in 0..<6 { _ = ledger.attempt(at: start, from: elsewhere) }
        ledger.recordSuccess(from: unknown, at: start)
        #expect(ledger.places.isEmpty)
        #expect(ledger.tries.isEmpty)
    }
}
