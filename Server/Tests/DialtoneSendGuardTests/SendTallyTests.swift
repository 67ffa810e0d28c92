import DialtoneBasics
import DialtoneSendGuard
import DialtoneTestSupport
import Testing

@Suite struct SendTallyTests {
    private struct Message {
        let cost: SendCost
        var isEntered = false
        var isWithdrawn = false
    }

    private static let dimension = SendDimension(.project, "")

    private func cost(at moment: Timestamp, cost: Int64) -> SendCost {
        SendCost(
            dimensions: [Self.dimension],
            micros: cost,
            region: "US",
            at: moment,
            isProbe: false
        )
    }

    /// Returns the sum of the listed messages after `start`.
    private func sum(_ messages: [Message], after start: Timestamp) -> SendCount {
        var sum = SendCount()
        for message in messages where message.cost.at > start && !message.isWithdrawn {
            sum.sent += 1
            sum.spent += message.cost.micros
            if message.isEntered {
                sum.entered += 1
                sum.spentOnEntered += message.cost.micros
            }
        }
        return sum
    }

    /// The maximum overcount of a tally, which is one bucket more than the span.
    private func slack(of span: SendSpan) -> TimeSpan {
        switch span {
        case .tenMinutes, .hour: .minutes(1)
        case .day: .hours(1)
        case .month: .days(1)
        }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `a tally never counts less than a list of all messages, and hardly more`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var tally = SendTallyBook()
        var messages: [Message] = []
        var now = StoppedClock.start
        let rules = SendRules(
            settings: GuardedProject.lenient().settings,
            projectCreatedAt: now
        )
        for _ in 0..<500 {
            now = now + .seconds(dice.roll(dice.roll(10) == 0 ? 40_000 : 600))
            var project = GuardedProject.lenient()
            project.now = now
            let cost = tally.evaluate(project.attempt(cents: dice.roll(40) + 1), by: rules).cost
            guard let cost else { continue }
            messages.append(Message(cost: cost))
            let index = messages.count - 1 - Int(dice.roll(min(3, Int64(messages.count))))
            let isDone = messages[index].isEntered || messages[index].isWithdrawn
            if !isDone, dice.roll(2) == 0 {
                tally.enter(messages[index].cost, at: now)
                messages[index].isEntered = true
            } else if !isDone, dice.roll(5) == 0 {
                tally.withdraw(messages[index].cost, at: now)
                messages[index].isWithdrawn = true
            }
            check(tally, messages, at: now)
        }
        let buckets = tally.tallies[Self.dimension]?.buckets.count ?? 0
        #expect(buckets > 10)
        #expect(buckets <= 61 + 25 + 32)
    }

    private func check(_ book: SendTallyBook, _ messages: [Message], at now: Timestamp) {
        for span in SendSpan.allCases {
            let start = now - span.duration
            let least = sum(messages, after: start)
            let most = sum(messages, after: start - slack(of: span))
            let count = book.tallies[Self.dimension]?.count(in: span, at: now) ?? SendCount()
            #expect((least.sent...most.sent).contains(count.sent))
            #expect((least.spent...most.spent).contains(count.spent))
            #expect((least.entered...most.entered).contains(count.entered))
        }
    }

    @Test func `the wait in a refusal ends exactly when the rule allows a message again`() {
        var project = GuardedProject.lenient { $0.limits.address.per10Minutes = 3 }
        for minute in 0..<3 {
            project.now = GuardedProject.start + .minutes(Int64(minute))
            #expect(project.send(project.attempt()) == .admit)
        }
        project.now = GuardedProject.start + .minutes(5)
        let verdict = project.send(project.attempt())
        let wait = verdict.wait ?? .seconds(0)
        #expect(verdict.rule == SendRule(.limit, .address, .tenMinutes))
        #expect(wait > .seconds(0))
        project.now = project.now + wait - TimeSpan(milliseconds: 1)
        #expect(project.send(project.attempt()).name == .refuse)
        project.now = project.now + TimeSpan(milliseconds: 1)
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `dimensions and rules are read back from their text`() {
        for dimension in [SendDimension(.project, ""), SendDimension(.network, "2001:db8::/48")] {
            #expect(SendDimension(text: dimension.text) == dimension)
        }
        for rule in [
            SendRule(.kind), SendRule(.hold, .prefix), SendRule(.budget, .country, .day),
        ] {
            #expect(SendRule(text: rule.text) == rule)
        }
        for text in ["", "cap/moon/day", "cap/project/year", "cap/project/day/more", "luck"] {
            #expect(SendRule(text: text) == nil)
        }
    }
}
