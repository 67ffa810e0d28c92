import DialtoneBasics
import PhoneNumbers
import Testing

@testable import DialtoneSendGuard

/// Notices to owners, which have no code to answer with.
struct SendNoticeTests {
    private static let now = Timestamp(seconds: 1_700_000_000)

    private func notice() -> SendAttempt {
        SendAttempt(
            projectID: ProjectID(rawValue: "demo"),
            appID: nil,
            instance: nil,
            phoneNumber: PhoneNumber(e164: "+16505550100"),
            kind: .mobile,
            region: "US",
            origin: .unknown,
            isProved: false,
            isKnown: false,
            cost: Money(micros: 1_000_000, currency: "USD"),
            at: Self.now,
            isNotice: true
        )
    }

    private func rules(_ adjust: (inout SendGuardSettings) -> Void = { _ in }) -> SendRules {
        var settings = SendGuardSettings()
        adjust(&settings)
        return SendRules(settings: settings, projectCreatedAt: Self.now - .days(90))
    }

    @Test func `a notice is spent and not unanswered, and a withdrawn one leaves nothing`() throws {
        let evaluation = rules().evaluateNotice(notice(), [:])
        #expect(evaluation.verdict == .admit)
        #expect(evaluation.tallies.map(\.dimension.kind) == [.prefix, .country, .project])
        let cost = try #require(evaluation.cost)
        for tally in evaluation.tallies {
            let count = tally.count(in: .day, at: Self.now)
            #expect(count.spent == 1_000_000)
            #expect(count.unanswered == 0)
            #expect(count.unansweredSpend == 0)
            var left = tally
            left.withdrawNotice(cost, at: Self.now)
            #expect(left.count(in: .day, at: Self.now).isEmpty)
        }
    }

    @Test func `the limits that a caller can use up do not stop a notice`() {
        let strict = rules { settings in
            settings.limits.address = SendLimit(perDay: 0)
            settings.limits.project = SendLimit(perDay: 0)
            settings.countriesPerAddress = 0
        }
        #expect(strict.evaluateNotice(notice(), [:]).verdict == .admit)
    }

    @Test func `caps, kinds and holds stop a notice, but not in an audit`() {
        let capped = { (settings: inout SendGuardSettings) in
            settings.caps.project = SpendCap(perDay: .units(0))
        }
        let verdict = rules(capped).evaluateNotice(notice(), [:]).verdict
        #expect(verdict.rule == SendRule(.cap, .project, .day))
        let landlines = rules { $0.kinds = [.fixedLine] }
        #expect(landlines.evaluateNotice(notice(), [:]).verdict.rule == SendRule(.kind))
        let dimension = SendDimension(.prefix, notice().phoneNumber.prefix)
        let hold = SendHold(
            since: Self.now - .hours(1),
            until: Self.now + .hours(1),
            // A probe is due, but a notice is none.
            nextProbeAt: Self.now,
            answersToEnd: 1,
            floor: 0,
            perVerified: 0
        )
        let held = [dimension: SendTally(dimension: dimension, hold: hold)]
        let refused = rules().evaluateNotice(notice(), held)
        #expect(refused.verdict.rule == SendRule(.hold, .prefix))
        let audit = rules { settings in
            capped(&settings)
            settings.mode = .audit
        }
        #expect(audit.evaluateNotice(notice(), held).verdict == .admit)
    }
}
