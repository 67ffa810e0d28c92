import DialtoneBasics
import DialtoneFlows
import DialtoneSendGuard
import DialtoneTestSupport
import PhoneNumbers
import Testing

struct SendReplayTests {
    private static let start = StoppedClock.start

    /// Requests, one a minute, that were all let through at the time.
    private func recorded(
        _ count: Int,
        enteredEvery step: Int? = nil,
        verdict: SendVerdict.Name = .admit
    ) -> [SendDecision] {
        (0..<count).map { number in
            var project = GuardedProject.lenient()
            project.now = Self.start + .minutes(Int64(number))
            let attempt = project.attempt("+1650555\(1_000 + number)")
            return SendDecision(
                id: VerificationSessionID(random: .seeded(UInt64(number)), at: project.now),
                attempt: attempt,
                verdict: verdict,
                rule: verdict == .admit ? nil : SendRule(.hold, .prefix),
                wait: nil,
                wouldHave: verdict,
                wouldHaveRule: nil,
                isProbe: false,
                enteredAt: step.flatMap {
                    number.isMultiple(of: $0) ? project.now + .seconds(20) : nil
                }
            )
        }
    }

    private func outcome(
        of decisions: [SendDecision],
        _ change: (inout SendGuardSettings) -> Void
    ) -> SendReplayOutcome {
        var replay = SendReplay(by: GuardedProject.lenient(change).settings)
        for decision in decisions { replay.add(decision) }
        return replay.outcome
    }

    @Test func `messages that other rules would have stopped are counted with their price`() {
        let outcome = outcome(of: recorded(20)) { settings in
            settings.prices["US"] = SpendAmount(micros: 100_000)
            settings.budgets.prefix = SendBudget(perHour: SpendAmount(micros: 500_000))
        }
        #expect(outcome.requests == 20)
        #expect(outcome.sent.messages == 20)
        #expect(outcome.sent.cost == 2_000_000)
        #expect(outcome.refused.messages == 15)
        #expect(outcome.refused.cost == 1_500_000)
        #expect(outcome.refused.entered == 0)
        #expect(outcome.regions["US"]?.messages == 15)
        #expect(outcome.rules[SendRule(.hold, .prefix)]?.messages == 14)
    }

    @Test func `entered codes reduce what is outstanding, in order of time`() {
        let decisions = recorded(20, enteredEvery: 1)
        let outcome = outcome(of: decisions) { settings in
            settings.prices["US"] = SpendAmount(micros: 100_000)
            settings.budgets.prefix = SendBudget(perHour: SpendAmount(micros: 200_000))
        }
        #expect(outcome.sent.entered == 20)
        #expect(outcome.refused.messages == 0)
    }

    @Test func `users who would have been blocked are counted`() {
        let outcome = outcome(of: recorded(10, enteredEvery: 2)) { $0.kinds = [] }
        #expect(outcome.refused.messages == 10)
        #expect(outcome.refused.entered == 5)
    }

    @Test func `only messages whose codes were not entered count as savings`() {
        let refused = outcome(of: recorded(10, enteredEvery: 2)) { settings in
            settings.prices["US"] = SpendAmount(micros: 100_000)
            settings.kinds = []
        }
        #expect(refused.refused.cost == 1_000_000)
        #expect(refused.refused.unansweredCost == 500_000)
        #expect(refused.savedAtMost == 500_000)
        let all = outcome(of: recorded(10, enteredEvery: 1)) { $0.kinds = [] }
        #expect(all.refused.messages == 10)
        #expect(all.savedAtMost == 0)
    }

    @Test func `messages that would have needed a proof count as savings if not entered`() {
        let decisions = recorded(6, enteredEvery: 3).map { decision in
            var project = GuardedProject.lenient()
            project.now = decision.attempt.at
            return SendDecision(
                id: decision.id,
                attempt: project.attempt(decision.attempt.phoneNumber.e164, isProved: false),
                verdict: .admit,
                rule: nil,
                wait: nil,
                wouldHave: .admit,
                wouldHaveRule: nil,
                isProbe: false,
                enteredAt: decision.enteredAt
            )
        }
        let outcome = outcome(of: decisions) { settings in
            settings.prices["US"] = SpendAmount(micros: 100_000)
            settings.answers.prefix.perHour = 0
            settings.answers.prefix.perVerified = 0
        }
        #expect(outcome.steppedUp.messages == 6)
        #expect(outcome.steppedUp.entered == 2)
        #expect(outcome.savedAtMost == 400_000)
    }

    @Test func `messages stopped then but not by the new rules are not savings`() {
        let outcome = outcome(of: recorded(10, verdict: .refuse)) { _ in }
        #expect(outcome.requests == 10)
        #expect(outcome.sent.messages == 0)
        #expect(outcome.refused.messages == 0)
        #expect(outcome.letThrough.messages == 10)
    }

    @Test(arguments: SendGuardSettings.Mode.allCases)
    func `the mode in the settings does not matter`(mode: SendGuardSettings.Mode) {
        let outcome = outcome(of: recorded(3)) { settings in
            settings.mode = mode
            settings.kinds = []
        }
        #expect(outcome.refused.messages == 3)
    }
}
