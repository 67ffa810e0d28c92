import DialtoneCore
import Testing

@Suite struct SendHoldTests {
    private let axis = SendAxis(.prefix, "+1650555")

    private func project() -> GuardedProject {
        .lenient { $0.budgets.prefix.perDay = .units(1) }
    }

    /// Sends until the prefix is held.
    private func hold(_ project: inout GuardedProject) {
        while project.send(project.attempt()) == .admit {}
    }

    @Test func `a prefix whose budget is used up is held, and others are not`() {
        var project = project()
        hold(&project)
        let verdict = project.send(project.attempt("+16505559999"))
        #expect(verdict.rule == SendRule(.hold, .prefix))
        #expect(project.send(project.attempt("+16505560100")) == .admit)
    }

    @Test func `a hold is told of once when it begins`() {
        var project = project()
        var alerts: [SendAlert] = []
        for _ in 0..<100 { alerts += project.judge(project.attempt()).alerts }
        let kinds = alerts.map(\.kind).filter { $0 != .holdRenewed }
        #expect(kinds == [.holdStarted])
        #expect(alerts.first?.axis == axis)
    }

    @Test func `a hold is told of also where refusals are too many to be recorded`() {
        var project = GuardedProject.lenient { settings in
            settings.budgets.prefix.perDay = .units(1)
            settings.caps.country.perDay = .units(1)
        }
        for _ in 0..<20 { #expect(project.send(project.attempt(cents: 5)) == .admit) }
        let other = "+16505560100"
        for _ in 0..<SendJudge.recordedRefusals {
            #expect(project.send(project.attempt(other)).rule == SendRule(.cap, .country, .day))
        }
        let judgement = project.judge(project.attempt())
        #expect(judgement.verdict.rule == SendRule(.cap, .country, .day))
        #expect(!judgement.isRecorded)
        #expect(judgement.alerts.map(\.kind).contains(.holdStarted))
        #expect(project.tally(.prefix, axis.subject)?.hold != nil)
    }

    @Test func `now and then one message is let through`() {
        var project = project()
        hold(&project)
        var sent = 0
        for _ in 0..<(6 * 60) {
            project.now = project.now + .minutes(1)
            if project.send(project.attempt()) == .admit { sent += 1 }
        }
        #expect(sent == 12)
    }

    @Test func `answers to such messages end the hold`() {
        var project = project()
        hold(&project)
        project.now = project.now + .minutes(30)
        #expect(project.send(project.attempt(), isAnswered: true) == .admit)
        #expect(project.send(project.attempt()).name == .refuse)
        project.now = project.now + .minutes(30)
        #expect(project.send(project.attempt(), isAnswered: true) == .admit)
        #expect(project.tally(.prefix, axis.subject)?.hold == nil)
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `late answers end a hold that was a mistake`() throws {
        var project = project()
        var charges: [SendCharge] = []
        while let charge = project.judge(project.attempt()).charge { charges.append(charge) }
        #expect(project.tally(.prefix, axis.subject)?.hold != nil)
        for charge in charges.prefix(charges.count / 2) {
            project.book.enter(charge, at: project.now)
        }
        #expect(project.tally(.prefix, axis.subject)?.hold == nil)
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `a hold runs out when nobody asks any more`() {
        var project = project()
        hold(&project)
        project.now = project.now + .hours(12)
        let judgement = project.judge(project.attempt())
        #expect(judgement.verdict == .admit)
        #expect(judgement.alerts.map(\.kind) == [.holdEnded])
    }

    @Test func `a hold lasts as long as it is asked against`() {
        var project = project()
        hold(&project)
        var sent = 0
        for _ in 0..<(3 * 24 * 12) {
            project.now = project.now + .minutes(5)
            if project.send(project.attempt()) == .admit { sent += 1 }
        }
        #expect(project.tally(.prefix, axis.subject)?.hold != nil)
        #expect(sent == 3 * 24 * 2)
    }

    @Test func `an operator can end a hold`() {
        var project = project()
        hold(&project)
        project.book.release(axis)
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `a cap stops even what would probe a hold`() {
        var project = project()
        hold(&project)
        project.settings.caps.project.perDay = .units(0)
        project.now = project.now + .minutes(31)
        #expect(project.send(project.attempt()).rule == SendRule(.cap, .project, .day))
        project.settings.caps.project.perDay = nil
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `without a duration nothing is held`() {
        var project = project()
        project.settings.hold.duration = nil
        hold(&project)
        #expect(project.tally(.prefix, axis.subject)?.hold == nil)
        project.now = project.now + .hours(25)
        #expect(project.send(project.attempt()) == .admit)
    }
}
