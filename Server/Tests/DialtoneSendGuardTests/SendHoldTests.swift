import DialtoneTestSupport
import DialtoneBasics
import DialtoneSendGuard
import Testing

@Suite struct SendHoldTests {
    private let dimension = SendDimension(.prefix, "+1650555")

    private func project() -> GuardedProject {
        .lenient { $0.budgets.prefix.perDay = .units(1) }
    }

    /// Sends until the prefix is held.
    private func hold(_ project: inout GuardedProject) {
        while project.send(project.attempt()) == .admit {}
    }

    @Test func `a prefix that used up its budget is held, and others are not`() {
        var project = project()
        hold(&project)
        let verdict = project.send(project.attempt("+16505559999"))
        #expect(verdict.rule == SendRule(.hold, .prefix))
        #expect(project.send(project.attempt("+16505560100")) == .admit)
    }

    @Test func `one alert is sent when a hold begins`() {
        var project = project()
        var alerts: [SendAlert] = []
        for _ in 0..<100 { alerts += project.evaluate(project.attempt()).alerts }
        let kinds = alerts.map(\.kind).filter { $0 != .holdRenewed }
        #expect(kinds == [.holdStarted])
        #expect(alerts.first?.dimension == dimension)
    }

    @Test func `a hold is alerted even when refusals are too many to be recorded`() {
        var project = GuardedProject.lenient { settings in
            settings.budgets.prefix.perDay = .units(1)
            settings.caps.country.perDay = .units(1)
        }
        for _ in 0..<20 { #expect(project.send(project.attempt(cents: 5)) == .admit) }
        let other = "+16505560100"
        for _ in 0..<SendRules.recordedRefusals {
            #expect(project.send(project.attempt(other)).rule == SendRule(.cap, .country, .day))
        }
        let evaluation = project.evaluate(project.attempt())
        #expect(evaluation.verdict.rule == SendRule(.cap, .country, .day))
        #expect(!evaluation.isRecorded)
        #expect(evaluation.alerts.map(\.kind).contains(.holdStarted))
        #expect(project.tally(.prefix, dimension.subject)?.hold != nil)
    }

    @Test func `during a hold one message passes every half hour`() {
        var project = project()
        hold(&project)
        var sent = 0
        for _ in 0..<(6 * 60) {
            project.now = project.now + .minutes(1)
            if project.send(project.attempt()) == .admit { sent += 1 }
        }
        #expect(sent == 12)
    }

    @Test func `answered probes end the hold`() {
        var project = project()
        hold(&project)
        project.now = project.now + .minutes(30)
        #expect(project.send(project.attempt(), isAnswered: true) == .admit)
        #expect(project.send(project.attempt()).name == .refuse)
        project.now = project.now + .minutes(30)
        #expect(project.send(project.attempt(), isAnswered: true) == .admit)
        #expect(project.tally(.prefix, dimension.subject)?.hold == nil)
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `late answers end a mistaken hold`() throws {
        var project = project()
        var costs: [SendCost] = []
        while let cost = project.evaluate(project.attempt()).cost { costs.append(cost) }
        #expect(project.tally(.prefix, dimension.subject)?.hold != nil)
        for cost in costs.prefix(costs.count / 2) {
            project.book.enter(cost, at: project.now)
        }
        #expect(project.tally(.prefix, dimension.subject)?.hold == nil)
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `a hold ends after twelve hours without requests`() {
        var project = project()
        hold(&project)
        project.now = project.now + .hours(12)
        let evaluation = project.evaluate(project.attempt())
        #expect(evaluation.verdict == .admit)
        #expect(evaluation.alerts.map(\.kind) == [.holdEnded])
    }

    @Test func `a hold lasts while requests continue`() {
        var project = project()
        hold(&project)
        var sent = 0
        for _ in 0..<(3 * 24 * 12) {
            project.now = project.now + .minutes(5)
            if project.send(project.attempt()) == .admit { sent += 1 }
        }
        #expect(project.tally(.prefix, dimension.subject)?.hold != nil)
        #expect(sent == 3 * 24 * 2)
    }

    @Test func `an operator can end a hold`() {
        var project = project()
        hold(&project)
        project.book.release(dimension)
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `a cap stops even the probes of a hold`() {
        var project = project()
        hold(&project)
        project.settings.caps.project.perDay = .units(0)
        project.now = project.now + .minutes(31)
        #expect(project.send(project.attempt()).rule == SendRule(.cap, .project, .day))
        project.settings.caps.project.perDay = nil
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `without a duration there are no holds`() {
        var project = project()
        project.settings.hold.duration = nil
        hold(&project)
        #expect(project.tally(.prefix, dimension.subject)?.hold == nil)
        project.now = project.now + .hours(25)
        #expect(project.send(project.attempt()) == .admit)
    }

    /// The alerts in the store, each once.
    private struct Told: Hashable {
        let kind: SendAlert.Kind
        let subject: AlertSubject
        let period: Timestamp

        init(_ alert: SendAlert) {
            (kind, subject, period) = (alert.kind, alert.subject, alert.period)
        }
    }

    @Test(arguments: [SendGuardSettings.Mode.enforce, .audit])
    func `for an attack on many prefixes the budgets above them are alerted`(
        mode: SendGuardSettings.Mode
    ) {
        var project = GuardedProject.lenient { settings in
            settings.mode = mode
            settings.budgets.prefix.perDay = .units(1)
            settings.budgets.country.perDay = SpendAmount(micros: 4_500_000)
        }
        var told: [Told] = []
        for prefix in 0..<200 {
            for number in 0..<40 {
                let number = "+1650\(100 + prefix)01\(10 + number)"
                told += project.evaluate(project.attempt(number)).alerts.map(Told.init)
            }
        }
        // An audit comes to the country's budget sooner, since it lets all of a prefix pass.
        let holds = told.count { $0.kind == .holdStarted }
        #expect(holds == (mode == .enforce ? 4 : 2))
        #expect(Set(told.filter { $0.kind == .budgetReached }).count == 1)
    }

    @Test(arguments: [SendGuardSettings.Mode.enforce, .audit])
    func `a hold with continuing requests is alerted once a day`(mode: SendGuardSettings.Mode) {
        var project = project()
        project.settings.mode = mode
        var told: [Told] = []
        for _ in 0..<(3 * 24 * 12) {
            project.now = project.now + .minutes(5)
            told += project.evaluate(project.attempt()).alerts.map(Told.init)
        }
        let days = Set(told).filter { $0.kind == .holdRenewed }.count
        #expect(told.filter { $0.kind != .holdRenewed }.map(\.kind) == [.holdStarted])
        #expect((3...4).contains(days))
    }

    @Test func `in audit mode a hold without requests ends with an alert`() {
        var project = project()
        project.settings.mode = .audit
        while project.tally(.prefix, dimension.subject)?.hold == nil {
            project.send(project.attempt())
        }
        project.now = project.now + .hours(12)
        #expect(project.evaluate(project.attempt()).alerts.map(\.kind).first == .holdEnded)
    }
}
