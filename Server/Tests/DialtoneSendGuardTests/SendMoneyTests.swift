import DialtoneTestSupport
import DialtoneBasics
import DialtoneSendGuard
import Testing

@Suite struct SendMoneyTests {
    @Test func `spending on unanswered messages stops at the budget`() {
        var project = GuardedProject.lenient { $0.budgets.country.perDay = .units(1) }
        for _ in 0..<20 { #expect(project.send(project.attempt(cents: 5)) == .admit) }
        let verdict = project.send(project.attempt(cents: 5))
        #expect(verdict.rule == SendRule(.budget, .country, .day))
        let elsewhere = project.attempt("+4915112345678", region: "DE", cents: 5)
        #expect(project.send(elsewhere) == .admit)
    }

    @Test func `an entered code releases its message's cost and raises the budget`() throws {
        var project = GuardedProject.lenient { $0.budgets.country.perDay = .units(1) }
        project.settings.budgets.country.perVerified = 2
        for _ in 0..<20 {
            project.send(project.attempt(cents: 5), isAnswered: true)
        }
        var admitted = 0
        while project.send(project.attempt(cents: 5)) == .admit { admitted += 1 }
        // A dollar, and two for the dollar that was answered.
        #expect(admitted == 60)
    }

    @Test func `a proof is required from half of a budget's floor, without what answers add`() {
        var project = GuardedProject.lenient { $0.budgets.country.perDay = .units(1) }
        for _ in 0..<20 { project.send(project.attempt(cents: 5), isAnswered: true) }
        let unproved = project.attempt(isProved: false, cents: 5)
        var admitted = 0
        while project.send(unproved) == .admit { admitted += 1 }
        // Half a dollar, and four for the dollar that was answered.
        #expect(admitted == 90)
        #expect(project.send(unproved).name == .stepUp)
        for _ in 0..<10 { #expect(project.send(project.attempt(cents: 5)) == .admit) }
        #expect(project.send(project.attempt(cents: 5)).name == .refuse)
        #expect(project.send(unproved).name == .refuse)
    }

    @Test func `steady traffic below the hourly budget stops at the daily one`() {
        var project = GuardedProject.lenient { settings in
            settings.budgets.country = SendBudget(perHour: .units(2), perDay: .units(20))
        }
        var sent = 0
        var rules: Set<SendRule> = []
        for _ in 0..<48 {
            for _ in 0..<20 {
                let verdict = project.send(project.attempt(cents: 5))
                if verdict == .admit { sent += 1 }
                if let rule = verdict.rule { rules.insert(rule) }
            }
            project.now = project.now + .hours(1)
        }
        // Two days of twenty dollars, at five cents each.
        #expect((400...800).contains(sent))
        #expect(rules == [SendRule(.budget, .country, .day)])
    }

    @Test func `hourly, daily and monthly caps reached at once are each alerted`() {
        var project = GuardedProject.lenient { settings in
            settings.caps.project = SpendCap(
                perHour: .units(1),
                perDay: .units(1),
                perMonth: .units(1)
            )
        }
        project.now = SendBucket.Width.day.start(of: project.now)
        for _ in 0..<20 { project.send(project.attempt(cents: 5)) }
        let alerts = project.evaluate(project.attempt(cents: 5)).alerts
        #expect(alerts.map(\.kind) == [.capReached, .capReached, .capReached])
        #expect(Set(alerts.map(\.period)).count == 3)
        project.now = project.now + .minutes(59)
        let later = project.evaluate(project.attempt(cents: 5)).alerts
        #expect(later.map(\.period) == alerts.map(\.period))
    }

    @Test(arguments: [SendDimension.Kind.project, .country])
    func `a release by an operator does not reset what is spent`(kind: SendDimension.Kind) {
        var project = GuardedProject.lenient { settings in
            settings.caps.project.perDay = .units(2)
            settings.caps.country.perDay = .units(2)
            settings.budgets.project.perDay = .units(1)
            settings.budgets.country.perDay = .units(1)
        }
        for _ in 0..<20 { #expect(project.send(project.attempt(cents: 5)) == .admit) }
        #expect(project.send(project.attempt(cents: 5)).rule?.name == .budget)
        for dimension in [SendDimension(.project, ""), SendDimension(.country, "US")] {
            project.book.release(dimension)
        }
        for _ in 0..<20 { #expect(project.send(project.attempt(cents: 5)) == .admit) }
        let subject = kind == .project ? "" : "US"
        let count = project.tally(kind, subject)?.count(in: .day, at: project.now)
        #expect(count?.spent == 2_000_000)
        #expect(count?.unansweredSpend == 1_000_000)
        #expect(project.send(project.attempt(cents: 5)).rule?.name == .cap)
    }

    @Test(arguments: [SendSpan.hour, .day, .month])
    func `a cap stops all messages, answered or not`(span: SendSpan) {
        var project = GuardedProject.lenient()
        switch span {
        case .hour, .tenMinutes: project.settings.caps.project.perHour = .units(1)
        case .day: project.settings.caps.project.perDay = .units(1)
        case .month: project.settings.caps.project.perMonth = .units(1)
        }
        var alerts: [SendAlert.Kind] = []
        for _ in 0..<10 {
            let evaluation = project.evaluate(project.attempt(cents: 10))
            #expect(evaluation.verdict == .admit)
            alerts += evaluation.alerts.map(\.kind)
            if let cost = evaluation.cost { project.book.enter(cost, at: project.now) }
        }
        #expect(alerts == [.capNear])
        let refused = project.evaluate(project.attempt(cents: 10))
        #expect(refused.verdict.rule == SendRule(.cap, .project, span))
        #expect(refused.alerts.map(\.kind) == [.capReached])
        let known = project.attempt(isProved: true, isKnown: true, cents: 10)
        #expect(project.send(known) == .admit)
        #expect(project.send(known).name == .refuse)
        project.now = project.now + (refused.verdict.wait ?? .seconds(0))
        #expect(project.send(project.attempt(cents: 10)) == .admit)
    }

    @Test func `a country can have its own cap`() {
        var project = GuardedProject.lenient { settings in
            settings.caps.country.perDay = .units(100)
            settings.caps.countries["AZ"] = SpendCap(perDay: .units(0))
        }
        #expect(project.send(project.attempt()) == .admit)
        let verdict = project.send(project.attempt("+994401234567", region: "AZ"))
        #expect(verdict.rule == SendRule(.cap, .country, .day))
    }

    @Test func `a message is priced by its parts and its country`() {
        var settings = SendGuardSettings()
        let one = settings.price(ofSegments: 1, in: "US")
        #expect(settings.price(ofSegments: 2, in: "US").micros == one.micros * 2)
        #expect(settings.price(ofSegments: 1, in: "AZ").micros > one.micros * 10)
        settings.prices = ["*": SpendAmount(micros: 50_000), "US": SpendAmount(micros: 1)]
        #expect(settings.price(ofSegments: 3, in: "US").micros == 3)
        #expect(settings.price(ofSegments: 1, in: "AZ").micros == 50_000)
    }
}
