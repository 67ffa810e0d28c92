import DialtoneBasics
import DialtoneSendGuard
import DialtoneTestSupport
import Testing

/// Tests the effect of an average day's answers, and of additional ones.
@Suite struct UsualAnswersTests {
    @Test(arguments: [
        (4.0, 10.0, 0.0, 40.0), (4, 10, 10, 10), (4, 10, 4, 28), (4, 4, 10, 4), (1, 10, 4, 10),
        (0.5, 10, 4, 5), (0, 10, 4, 0),
    ])
    func `usual answers count once, and answers beyond them by the multiple`(
        perVerified: Double,
        entered: Double,
        usual: Double,
        amount: Double
    ) {
        #expect(AnswerRaise(perVerified: perVerified).amount(for: entered, usual: usual) == amount)
    }

    /// Has `perDay` messages answered on each of the given number of days, and ends half a day
    /// later.
    private static func live(
        _ project: inout GuardedProject,
        days: Int,
        perDay: Int,
        cents: Int64 = 5
    ) {
        for _ in 0..<days {
            for _ in 0..<perDay { project.send(project.attempt(cents: cents), isAnswered: true) }
            project.now = project.now + .days(1)
        }
        project.now = project.now + .hours(12)
    }

    @Test(arguments: [(1, 7, 7.0 / 7), (5, 7, 35.0 / 7), (14, 7, 98.0 / 14.5), (60, 6, 180.0 / 30)])
    func `an average covers the days since the first message, from a week to thirty days`(
        days: Int,
        perDay: Int,
        average: Double
    ) throws {
        var project = GuardedProject.lenient()
        Self.live(&project, days: days, perDay: perDay)
        let usual = try #require(project.tally(.country, "US")).usualPerDay(at: project.now)
        #expect(abs(usual.messages - average) < 0.3)
        #expect(abs(usual.spend - average * 50_000) < 15_000)
    }

    @Test func `answers of the last day are not usual`() throws {
        var project = GuardedProject.lenient()
        Self.live(&project, days: 7, perDay: 0)
        for _ in 0..<20 { project.send(project.attempt(), isAnswered: true) }
        let usual = try #require(project.tally(.country, "US")).usualPerDay(at: project.now)
        #expect(usual == DailyAnswers(messages: 0, spend: 0))
    }

    /// Returns how many unanswered messages of five cents the project can send at once.
    private static func room(in project: GuardedProject) -> Int {
        var project = project
        var count = 0
        while count < 1_000, project.send(project.attempt()) == .admit { count += 1 }
        return count
    }

    @Test(arguments: [SendDimension.Kind.prefix, .network, .country, .app, .project])
    func `usual answers raise a daily budget once, and more answers by the multiple`(
        kind: SendDimension.Kind
    ) {
        var project = GuardedProject.lenient { $0.budgets.limit(kind, perDay: 1) }
        Self.live(&project, days: 40, perDay: 20)
        for _ in 0..<20 { project.send(project.attempt(), isAnswered: true) }
        // A dollar, and one for the dollar of answers, of which a thirtieth is not usual.
        #expect((40...43).contains(Self.room(in: project)))
        for _ in 0..<20 { project.send(project.attempt(), isAnswered: true) }
        #expect((120...123).contains(Self.room(in: project)))
        var fresh = GuardedProject.lenient { $0.budgets.limit(kind, perDay: 1) }
        for _ in 0..<20 { fresh.send(fresh.attempt(), isAnswered: true) }
        #expect(Self.room(in: fresh) == 100)
    }

    @Test func `all answers raise an hourly budget by the multiple`() {
        var project = GuardedProject.lenient { $0.budgets.country.perHour = .units(1) }
        Self.live(&project, days: 40, perDay: 20)
        for _ in 0..<20 { project.send(project.attempt(), isAnswered: true) }
        #expect(Self.room(in: project) == 100)
    }

    @Test func `usual answers raise a country's daily ratio once`() throws {
        var project = GuardedProject.lenient()
        Self.live(&project, days: 40, perDay: 30)
        for _ in 0..<30 { project.send(project.attempt(), isAnswered: true) }
        let tally = try #require(project.tally(.country, "US"))
        var answers = AnswerPolicy()
        answers.perVerifiedInDay = 2
        let daily = answers.allowance(for: tally, in: .day, at: project.now)
        #expect((30...31).contains(daily ?? 0))
        #expect(answers.allowance(for: tally, in: .hour, at: project.now) == 75)
    }

    @Test func `late answers of a usual amount do not end a hold`() {
        func held(days: Int) -> Bool {
            var project = GuardedProject.lenient { $0.budgets.prefix.perDay = .units(1) }
            Self.live(&project, days: days, perDay: 20)
            let costs = (0..<20).compactMap { _ in project.evaluate(project.attempt()).cost }
            while project.send(project.attempt()) == .admit {}
            for cost in costs.prefix(5) { project.book.enter(cost, at: project.now) }
            return project.tally(.prefix, "+1650555")?.hold != nil
        }
        #expect(held(days: 40))
        #expect(!held(days: 0))
    }
}

extension SendBudgets {
    fileprivate mutating func limit(_ kind: SendDimension.Kind, perDay: Int64) {
        let budget = SendBudget(perDay: .units(perDay))
        switch kind {
        case .prefix: prefix = budget
        case .network: network = budget
        case .country: country = budget
        case .app: app = budget
        case .project: project = budget
        case .address, .instance, .server: break
        }
    }
}
