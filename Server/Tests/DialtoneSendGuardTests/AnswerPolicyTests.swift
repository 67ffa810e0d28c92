import DialtoneBasics
import DialtoneSendGuard
import DialtoneTestSupport
import Testing

/// Tests how many unanswered messages a prefix and a country can have before app verification is
/// required.
@Suite struct AnswerPolicyTests {
    @Test(arguments: [
        (SendSpan.hour, 0, 10), (.hour, 4, 22), (.day, 0, 10), (.day, 40, 130),
    ])
    func `a prefix is allowed a margin plus three times its answers`(
        span: SendSpan,
        entered: Int,
        allowance: Int
    ) {
        #expect(PrefixAnswerPolicy().allowance(in: span, entered: entered) == allowance)
    }

    @Test(arguments: [
        (SendSpan.hour, 0, 3), (.hour, 2, 5), (.day, 0, 10), (.day, 4, 10), (.day, 40, 90),
    ])
    func `a country is allowed the greater of a margin and a multiple of its answers`(
        span: SendSpan,
        entered: Int,
        allowance: Int
    ) {
        #expect(AnswerPolicy().allowance(in: span, entered: entered) == allowance)
    }

    @Test(arguments: [SendSpan.tenMinutes, .month])
    func `spans without a rule have no allowance`(span: SendSpan) {
        #expect(AnswerPolicy().allowance(in: span, entered: 1) == nil)
        #expect(PrefixAnswerPolicy().allowance(in: span, entered: 1) == nil)
    }

    /// The rule that the first refused request meets, and how many passed before it.
    private static func first(
        in project: GuardedProject,
        number: (Int) -> String
    ) -> (passed: Int, rule: SendRule?) {
        var project = project
        for index in 0..<100 {
            let verdict = project.send(project.attempt(number(index), isProved: false))
            if verdict != .admit { return (index, verdict.rule) }
        }
        return (100, nil)
    }

    @Test func `the prefix's rule and the country's rule apply separately`() {
        var answers = AnswerPolicy()
        answers.perHour = nil
        answers.perDay = nil
        let prefixes = GuardedProject.lenient { $0.answers = answers }
        let one = Self.first(in: prefixes) { "+1650555\(1_000 + $0)" }
        #expect(one == (10, SendRule(.answers, .prefix, .hour)))
        let many = Self.first(in: prefixes) { "+1650\(100 + $0)0100" }
        #expect(many.rule == nil)
        answers = AnswerPolicy()
        answers.prefix.perHour = nil
        answers.prefix.perDay = nil
        let countries = GuardedProject.lenient { $0.answers = answers }
        let country = Self.first(in: countries) { "+1650555\(1_000 + $0)" }
        #expect(country == (3, SendRule(.answers, .country, .hour)))
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `most of a company's staff need no proof if three in ten enter their codes`(
        seed: UInt64
    ) {
        var project = GuardedProject.lenient { settings in
            settings.answers.prefix = PrefixAnswerPolicy()
        }
        project.settings.proofFrom = nil
        var dice = Dice(seed: seed)
        var asked = 0
        for index in 0..<400 {
            project.now = project.now + .seconds(36)
            let number = "+1650555\(1_000 + index)"
            let isAnswered = dice.roll(100) < 30
            let attempt = project.attempt(number, isProved: false)
            if project.send(attempt, isAnswered: isAnswered) == .admit { continue }
            asked += 1
            project.send(project.attempt(number), isAnswered: isAnswered)
        }
        #expect(asked < 100)
    }

    @Test func `a country's default budget suits a campaign and is below the other budgets`() {
        let budgets = SendBudgets()
        #expect(budgets.country.perHour == .units(10))
        #expect(budgets.country.perDay == .units(15))
        // With 2.4 unanswered messages to one that is answered, 29 % are answered.
        #expect(budgets.country.perVerified == 2.4)
        for other in [budgets.prefix, budgets.network, budgets.app, budgets.project] {
            #expect(other.perVerified == 4)
        }
    }
}
