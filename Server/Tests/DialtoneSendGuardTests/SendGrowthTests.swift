import DialtoneBasics
import DialtoneSendGuard
import DialtoneTestSupport
import Testing

/// Tests of caps that grow with the number of entered codes.
@Suite struct SendGrowthTests {
    /// Returns a project with ten dollars a day, and one more for each answered message.
    private static func project() -> GuardedProject {
        GuardedProject.lenient { settings in
            settings.caps.growth.project = SpendCap(perDay: .units(10))
            settings.caps.growth.perVerified = 1
            settings.caps.growth.countryShare = 1
        }
    }

    /// Returns how many messages of one dollar the project can send at once.
    private static func room(in project: GuardedProject, cents: Int64 = 100) -> Int {
        var project = project
        var count = 0
        while count < 1_000, project.send(project.attempt(cents: cents)) == .admit { count += 1 }
        return count
    }

    /// Sends the given number of messages of one dollar each day.
    private static func live(
        _ project: inout GuardedProject,
        days: Int,
        perDay: Int,
        isAnswered: Bool = true
    ) {
        for _ in 0..<days {
            for _ in 0..<perDay {
                project.send(project.attempt(cents: 100), isAnswered: isAnswered)
            }
            project.now = project.now + .days(1)
        }
    }

    @Test func `a new project has the initial cap`() {
        #expect(Self.room(in: Self.project()) == 10)
    }

    @Test func `messages answered on earlier days raise the cap`() {
        var project = Self.project()
        Self.live(&project, days: 30, perDay: 4)
        project.now = project.now + .hours(12)
        // Ten, and a thirtieth of the 116 dollars of twenty-nine days.
        #expect(Self.room(in: project) == 13)
    }

    // Ten, and 4, 8, 32 or 56 dollars over 7, 7, 8.5 or 14.5 days.
    @Test(arguments: [(1, 10), (2, 11), (8, 13), (14, 13)])
    func `a young project's cap grows by the average of its own days, of at least a week`(
        days: Int,
        room: Int
    ) {
        var project = Self.project()
        project.createdAt = project.now
        Self.live(&project, days: days, perDay: 4)
        project.now = project.now + .hours(12)
        #expect(Self.room(in: project) == room)
    }

    @Test func `the first answers of an old project are averaged over thirty days`() {
        var project = Self.project()
        Self.live(&project, days: 8, perDay: 4)
        project.now = project.now + .hours(12)
        // Ten, and a thirtieth of 32 dollars, because 22 of the thirty days had no answers.
        #expect(Self.room(in: project) == 11)
    }

    @Test func `unanswered messages do not raise the cap`() {
        var project = Self.project()
        Self.live(&project, days: 30, perDay: 4, isAnswered: false)
        project.now = project.now + .hours(12)
        #expect(Self.room(in: project) == 10)
    }

    @Test func `messages answered today do not raise the cap today`() {
        var project = Self.project()
        Self.live(&project, days: 29, perDay: 0)
        for _ in 0..<10 { project.send(project.attempt(cents: 100), isAnswered: true) }
        project.now = project.now + .minutes(1)
        let verdict = project.send(project.attempt(cents: 100))
        #expect(verdict.rule == SendRule(.cap, .project, .day))
    }

    @Test func `traffic of which four fifths are answered never reaches a growing cap`() {
        var project = Self.project()
        project.settings.caps.growth.perVerifiedInSpan = 1.25
        for index in 0..<5_000 {
            let isAnswered = index % 5 != 3
            let verdict = project.send(project.attempt(cents: 100), isAnswered: isAnswered)
            guard verdict != .admit else { continue }
            Issue.record("\(index): \(verdict)")
            return
        }
    }

    /// Requests messages continuously, with verified apps from everywhere, and enters `percent` of
    /// the codes.
    private static func attack(
        _ project: inout GuardedProject,
        percent: Int,
        regions: [String],
        minutes: Int
    ) -> Double {
        var spent = 0.0
        for minute in 0..<minutes {
            for index in 0..<8 {
                let number = minute * 8 + index
                let attempt = project.attempt(
                    "+21266\(1_000_000 + number % 1_000_000)",
                    region: regions[number % regions.count],
                    from: "100.\(number % 200).\(number / 200 % 250).1",
                    instance: "\(number)",
                    cents: 100
                )
                let isAnswered = spent * Double(percent) / 100 >= Double(project.answered + 1)
                if project.send(attempt, isAnswered: isAnswered) == .admit { spent += 1 }
            }
            project.now = project.now + .minutes(1)
        }
        return spent
    }

    @Test func `an attacker who enters three of five codes spends at most four times the floor`() {
        var project = GuardedProject(settings: SendGuardSettings())
        let hour = Self.attack(&project, percent: 60, regions: ["MA"], minutes: 60)
        // A country's floor is 40 dollars an hour and 200 a day.
        #expect(hour <= 160)
        let day = hour + Self.attack(&project, percent: 60, regions: ["MA"], minutes: 22 * 60)
        #expect(day <= 800)
        var wide = GuardedProject(settings: SendGuardSettings())
        let regions = (0..<20).map { "X\(UnicodeScalar(UInt8(65 + $0)))" }
        // The project's is 200 an hour and 1,000 a day.
        let all = Self.attack(&wide, percent: 60, regions: regions, minutes: 23 * 60)
        #expect(all <= 4_000)
    }

    @Test func `an attacker who enters all codes spends what the fixed caps allow`() {
        var project = GuardedProject(settings: SendGuardSettings())
        project.settings.caps.project = SpendCap(perHour: .units(100), perDay: .units(500))
        let spent = Self.attack(&project, percent: 100, regions: ["MA"], minutes: 23 * 60)
        #expect(spent <= 500)
    }

    @Test func `operators are alerted when answered traffic passes the floor of a cap`() {
        var project = Self.project()
        project.settings.caps.growth.perVerifiedInSpan = 1.25
        var kinds: [SendAlert.Kind] = []
        for _ in 0..<50 {
            let evaluation = project.evaluate(project.attempt(cents: 100))
            kinds += evaluation.alerts.filter { $0.dimension?.kind == .project }.map(\.kind)
            if let cost = evaluation.cost { project.book.enter(cost, at: project.now) }
        }
        #expect(kinds == [.capNear])
    }

    @Test func `a growing cap does not exceed the project's fixed cap`() {
        var project = Self.project()
        Self.live(&project, days: 30, perDay: 4)
        project.now = project.now + .hours(12)
        project.settings.caps.project.perDay = .units(12)
        #expect(Self.room(in: project) == 12)
    }

    @Test func `a country gets its share of the project's cap`() {
        var project = Self.project()
        project.settings.caps.growth.countryShare = 0.4
        #expect(Self.room(in: project) == 4)
        let rule = project.sendAll(cents: 100)
        #expect(rule == SendRule(.cap, .country, .day))
        let elsewhere = project.attempt("+4915112345678", region: "DE", cents: 100)
        #expect(project.send(elsewhere) == .admit)
    }

    @Test func `a country's own cap replaces its share`() {
        var project = Self.project()
        project.settings.caps.growth.countryShare = 0.4
        project.settings.caps.countries["US"] = SpendCap(perDay: .units(7))
        #expect(Self.room(in: project) == 7)
    }

    @Test func `operators are alerted at four fifths of the grown cap`() {
        var project = Self.project()
        Self.live(&project, days: 30, perDay: 4)
        project.now = project.now + .hours(12)
        var alerts: [Int: SendAlert.Kind] = [:]
        for number in 1...14 {
            let evaluation = project.evaluate(project.attempt(cents: 100))
            for alert in evaluation.alerts where alert.dimension?.kind == .project {
                alerts[number] = alert.kind
            }
        }
        // Of 13.86 dollars, and the first message that is beyond them.
        #expect(alerts == [12: .capNear, 14: .capReached])
    }

    @Test func `hourly and monthly caps grow with the daily average`() {
        var project = Self.project()
        project.settings.caps.growth.project = SpendCap(perHour: .units(2), perMonth: .units(300))
        project.settings.caps.growth.perVerified = 4
        Self.live(&project, days: 30, perDay: 2)
        project.now = project.now + .hours(12)
        // Two, and four fifths of the 1.93 dollars of an average day.
        #expect(Self.room(in: project) == 3)
        project.settings.caps.growth.project.perHour = nil
        // Three hundred, and four times the 58 dollars that were answered, which are spent too.
        #expect((473...474).contains(Self.room(in: project)))
    }
}

extension GuardedProject {
    /// Sends until a rule refuses a message, and returns the rule.
    fileprivate mutating func sendAll(cents: Int64) -> SendRule? {
        for _ in 0..<1_000 {
            if let rule = send(attempt(cents: cents)).rule { return rule }
        }
        return nil
    }
}
