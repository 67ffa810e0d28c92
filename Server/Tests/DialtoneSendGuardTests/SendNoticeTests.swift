import DialtoneBasics
import PhoneNumbers
import Testing

@testable import DialtoneSendGuard

/// Tests of notices to owners, which have no code.
struct SendNoticeTests {
    private static let now = Timestamp(seconds: 1_700_000_000)

    private func notice(
        to number: String = "+16505550100",
        in region: String = "US"
    ) -> SendAttempt {
        SendAttempt(
            projectID: ProjectID(rawValue: "demo"),
            appID: nil,
            instance: nil,
            phoneNumber: PhoneNumber(e164: number),
            kind: .mobile,
            region: region,
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

    @Test
    func `a notice counts as spent but not as unanswered, and a withdrawn one leaves no trace`()
        throws
    {
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

    @Test func `limits that a caller can use up do not stop a notice`() {
        let strict = rules { settings in
            settings.limits.address = SendLimit(perDay: 0)
            settings.limits.project = SendLimit(perDay: 0)
            settings.countriesPerAddress = 0
        }
        #expect(strict.evaluateNotice(notice(), [:]).verdict == .admit)
    }

    /// Returns how many notices a project with `settings` sends to each number of `regions` in
    /// turn.
    private func sent(
        _ settings: SendGuardSettings,
        answered: Int = 0,
        to regions: [(number: String, region: String)]
    ) -> Int {
        let rules = SendRules(settings: settings, projectCreatedAt: Self.now - .days(90))
        var tallies: [SendDimension: SendTally] = [:]
        for dimension in notice(to: regions[0].number, in: regions[0].region).dimensions {
            var tally = SendTally(dimension: dimension)
            tally.change(at: Self.now, now: Self.now) { count in
                (count.sent, count.entered) = (answered, answered)
            }
            tallies[dimension] = tally
        }
        for count in 0..<2_000 {
            let (number, region) = regions[count % regions.count]
            let evaluation = rules.evaluateNotice(notice(to: number, in: region), tallies)
            guard evaluation.verdict == .admit else { return count }
            for tally in evaluation.tallies { tallies[tally.dimension] = tally }
        }
        return 2_000
    }

    /// Settings in which only the limits on notices apply.
    private var uncapped: SendGuardSettings {
        var settings = SendGuardSettings()
        settings.caps.project = SpendCap()
        settings.caps.growth.project = SpendCap()
        return settings
    }

    @Test func `notices to a prefix, a country and all countries are limited`() {
        let prefixes = (100..<400).map { (number: "+1650\($0)0100", region: "US") }
        let countries = [("+4917", "DE"), ("+336", "FR"), ("+3934", "IT"), ("+346", "ES")]
        let everywhere = (1000..<1300).flatMap { middle in
            countries.map { start, region in (number: "\(start)\(middle)000", region: region) }
        }
        #expect(sent(uncapped, to: [prefixes[0]]) == 10)
        #expect(sent(uncapped, to: prefixes) == 100)
        #expect(sent(uncapped, to: everywhere) == 300)
        #expect(sent(uncapped, answered: 500, to: [prefixes[0]]) == 500)
        var open = uncapped
        open.notices.prefix = nil
        open.notices.country = nil
        open.notices.project = nil
        #expect(sent(open, to: prefixes) == 2_000)
    }

    @Test func `the notice that a number was replaced is exempt from the limits on notices`() {
        var settings = uncapped
        settings.notices.prefix = 0
        let rules = SendRules(settings: settings, projectCreatedAt: Self.now - .days(90))
        let refused = rules.evaluateNotice(notice(), [:])
        #expect(refused.verdict.rule == SendRule(.notices, .prefix, .day))
        #expect(rules.evaluateNotice(notice(), [:], isLimited: false).verdict == .admit)
    }

    @Test func `a release by an operator allows notices again`() throws {
        var settings = uncapped
        settings.notices.prefix = 1
        let rules = SendRules(settings: settings, projectCreatedAt: Self.now - .days(90))
        let first = rules.evaluateNotice(notice(), [:])
        var tallies = Dictionary(uniqueKeysWithValues: first.tallies.map { ($0.dimension, $0) })
        #expect(rules.evaluateNotice(notice(), tallies).verdict != .admit)
        for dimension in tallies.keys { tallies[dimension]?.release() }
        #expect(rules.evaluateNotice(notice(), tallies).verdict == .admit)
    }

    @Test func `caps, kinds and holds stop a notice, but not in audit mode`() {
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
