import DialtoneTestSupport
import DialtoneBasics
import DialtoneSendGuard
import Testing

@Suite struct SendLimitTests {
    @Test func `an address gets ten unanswered messages in ten minutes`() {
        var project = GuardedProject.shipped
        for index in 0..<10 {
            let number = "+1650555010\(index)"
            #expect(project.send(project.attempt(number, cents: 1)) == .admit)
        }
        let verdict = project.send(project.attempt("+14155550100", cents: 1))
        #expect(verdict.name == .refuse)
        #expect(verdict.rule == SendRule(.limit, .address, .tenMinutes))
        let other = project.attempt("+14155550100", from: "198.51.100.1", cents: 1)
        #expect(project.send(other) == .admit)
    }

    @Test func `answered messages make room for others`() {
        var project = GuardedProject.shipped
        for index in 0..<200 {
            let number = "+1650555\(1_000 + index)"
            #expect(project.send(project.attempt(number, cents: 1), isAnswered: true) == .admit)
        }
    }

    @Test func `a withdrawn message makes room for another`() throws {
        var project = GuardedProject.lenient { $0.limits.address.perHour = 1 }
        let cost = try #require(project.evaluate(project.attempt()).cost)
        #expect(project.send(project.attempt()).name == .refuse)
        project.book.withdraw(cost, at: project.now)
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `IPv6 addresses count as one by customer and share a limit by site`() {
        var project = GuardedProject.shipped
        for index in 0..<10 {
            let attempt = project.attempt(from: "2001:db8:1:1::\(index + 1)", cents: 1)
            #expect(project.send(attempt) == .admit)
        }
        let same = project.attempt(from: "2001:db8:1:1:ffff::1", cents: 1)
        #expect(project.send(same).rule == SendRule(.limit, .address, .tenMinutes))
        for customer in 2...5 {
            for index in 0..<10 {
                let from = "2001:db8:1:\(customer)::\(index + 1)"
                #expect(project.send(project.attempt(from: from, cents: 1)) == .admit)
            }
        }
        let near = project.attempt(from: "2001:db8:1:99::1", cents: 1)
        #expect(project.send(near).rule == SendRule(.limit, .network, .tenMinutes))
        let far = project.attempt(from: "2001:db8:2:99::1", cents: 1)
        #expect(project.send(far) == .admit)
    }

    @Test func `an IPv4 network has a limit beside those of its addresses`() {
        var project = GuardedProject.shipped
        for index in 0..<50 {
            let attempt = project.attempt(from: "192.0.2.\(index)", cents: 1)
            #expect(project.send(attempt) == .admit)
        }
        let near = project.attempt(from: "192.0.2.200", cents: 1)
        #expect(project.send(near).rule == SendRule(.limit, .network, .tenMinutes))
        let mapped = project.attempt(from: "::ffff:192.0.2.201", cents: 1)
        #expect(project.send(mapped).rule == SendRule(.limit, .network, .tenMinutes))
        #expect(project.send(project.attempt(from: "192.0.3.1", cents: 1)) == .admit)
    }

    @Test func `requests of unknown origin share the limit of one address`() {
        var project = GuardedProject.shipped
        for _ in 0..<10 {
            #expect(project.send(project.attempt(from: "", cents: 1)) == .admit)
        }
        let verdict = project.send(project.attempt(from: "", cents: 1))
        #expect(verdict.rule == SendRule(.limit, .address, .tenMinutes))
    }

    @Test func `an installation gets five unanswered messages a day`() {
        var project = GuardedProject.shipped
        for index in 0..<5 {
            let attempt = project.attempt(from: "192.0.\(index).1", instance: "i", cents: 1)
            #expect(project.send(attempt) == .admit)
            project.now = project.now + .hours(2)
        }
        let verdict = project.send(project.attempt(from: "192.0.9.1", instance: "i", cents: 1))
        #expect(verdict.rule == SendRule(.limit, .instance, .day))
    }

    @Test func `from half of a limit on an app needs a proof`() {
        var project = GuardedProject.lenient { $0.limits.address.perHour = 4 }
        let unproved = project.attempt(isProved: false)
        #expect(project.send(unproved) == .admit)
        #expect(project.send(unproved) == .admit)
        #expect(project.send(unproved).name == .stepUp)
        #expect(project.send(project.attempt(isProved: false, isKnown: true)) == .admit)
        #expect(project.send(project.attempt()) == .admit)
        #expect(project.send(project.attempt()).name == .refuse)
        #expect(project.send(unproved).name == .refuse)
    }

    @Test func `an app without a proof is asked for one where that raises the limit`() {
        var project = GuardedProject.lenient { settings in
            settings.limits.address.perHour = 4
            settings.limits.addressProvedTimes = 2
        }
        let unproved = project.attempt(isProved: false)
        for _ in 0..<4 { #expect(project.send(project.attempt()) == .admit) }
        #expect(project.send(unproved).name == .stepUp)
        for _ in 0..<4 { #expect(project.send(project.attempt()) == .admit) }
        // Eight are out, so that a proof would not help.
        #expect(project.send(unproved).name == .refuse)
        #expect(project.send(project.attempt()).name == .refuse)
    }

    @Test func `an app that is never asked for a proof is refused at the limit without one`() {
        var project = GuardedProject.lenient { settings in
            settings.limits.address.perHour = 4
            settings.limits.addressProvedTimes = 2
            settings.proofFrom = nil
        }
        let unproved = project.attempt(isProved: false)
        for _ in 0..<4 { #expect(project.send(unproved) == .admit) }
        let verdict = project.send(unproved)
        #expect(verdict.name == .refuse)
        #expect(verdict.rule == SendRule(.limit, .address, .hour))
    }

    @Test func `an address that requests codes for many countries needs a proof`() {
        var project = GuardedProject.lenient { $0.countriesPerAddress = 3 }
        for region in ["US", "DE", "FR", "US"] {
            #expect(project.send(project.attempt(region: region, isProved: false)) == .admit)
        }
        let fourth = project.attempt(region: "PK", isProved: false)
        let verdict = project.send(fourth)
        #expect(verdict.name == .stepUp)
        #expect(verdict.rule == SendRule(.countries, .address, .day))
        #expect(project.send(project.attempt(region: "PK")) == .admit)
        project.now = project.now + .days(1)
        #expect(project.send(project.attempt(region: "IN", isProved: false)) == .admit)
    }

    @Test func `an address that entered a code may request codes for more countries`() {
        var project = GuardedProject.lenient { $0.countriesPerAddress = 1 }
        let first = project.attempt(region: "US", isProved: false)
        #expect(project.send(first, isAnswered: true) == .admit)
        for region in ["DE", "FR", "IT"] {
            #expect(project.send(project.attempt(region: region, isProved: false)) == .admit)
        }
    }

    @Test func `the share of answers is only audited while the project is young`() {
        var project = GuardedProject.lenient { $0.answers = AnswerPolicy() }
        project.createdAt = project.now
        for _ in 0..<3 { project.send(project.attempt(isProved: false)) }
        let evaluation = project.evaluate(project.attempt(isProved: false))
        #expect(evaluation.verdict == .admit)
        #expect(evaluation.wouldHave.name == .stepUp)
        project.now = project.now + .days(7)
        for _ in 0..<3 { project.send(project.attempt(isProved: false)) }
        let verdict = project.send(project.attempt(isProved: false))
        #expect(verdict.rule == SendRule(.answers, .country, .hour))
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `numbers of kinds that are not allowed get no messages`() {
        var project = GuardedProject.lenient { $0.kinds = [.fixedLine] }
        #expect(project.send(project.attempt()).rule == SendRule(.kind))
        project.settings.kinds = nil
        #expect(project.send(project.attempt()) == .admit)
    }

    @Test func `audit mode stops nothing and reports what it would have stopped`() {
        var project = GuardedProject.lenient { $0.limits.address.perHour = 1 }
        project.settings.mode = .audit
        #expect(project.evaluate(project.attempt()).wouldHave == .admit)
        let evaluation = project.evaluate(project.attempt())
        #expect(evaluation.verdict == .admit)
        #expect(evaluation.wouldHave.rule == SendRule(.limit, .address, .hour))
        #expect(evaluation.cost != nil)
    }

    @Test func `a guard that is off counts nothing`() {
        var project = GuardedProject.lenient { $0.mode = .off }
        let evaluation = project.evaluate(project.attempt())
        #expect(evaluation.verdict == .admit)
        #expect(evaluation.cost == nil)
        #expect(project.book.tallies.isEmpty)
    }

    @Test func `a refusal by an address counts for the project and the country as well`() {
        var project = GuardedProject.lenient { $0.limits.address.perHour = 1 }
        let attempt = project.attempt()
        project.send(attempt)
        project.send(project.attempt())
        for dimension in [SendDimension(.project, ""), SendDimension(.country, attempt.region)] {
            let count = project.book.tallies[dimension]?.count(in: .day, at: project.now)
            #expect(count?.refusedByOthers == 1)
            // What limits the records of the project's own rules stays as it is.
            #expect(count?.refused == 0)
        }
    }

    @Test func `only some of many refusals are recorded`() {
        var project = GuardedProject.lenient { $0.limits.address.perHour = 1 }
        project.send(project.attempt())
        var recorded = 0
        for _ in 0..<1_000 {
            let evaluation = project.evaluate(project.attempt())
            #expect(evaluation.verdict.name == .refuse)
            if evaluation.isRecorded { recorded += 1 } else { #expect(evaluation.tallies.isEmpty) }
        }
        #expect(recorded == SendRules.recordedRefusals)
    }
}
