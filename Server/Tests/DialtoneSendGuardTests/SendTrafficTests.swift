import DialtoneTestSupport
import DialtoneBasics
import DialtoneSendGuard
import Testing

/// Tests attacks and legitimate traffic against the default rules.
@Suite struct SendTrafficTests {
    private let prefix = "+2126612"

    private func number(_ index: Int) -> String {
        let line = String(10_000 + index).dropFirst()
        return prefix + line
    }

    private func address(_ index: Int) -> String { "10.\(index / 200).\(index % 200).1" }

    @Test func `ten thousand unanswered messages to one prefix stop at its budget`() {
        var project = GuardedProject(settings: SendGuardSettings())
        var sent = 0
        for index in 0..<10_000 {
            project.now = project.now + .seconds(1)
            let attempt = project.attempt(
                number(index),
                region: "MA",
                from: address(index),
                cents: 15
            )
            if project.send(attempt) == .admit { sent += 1 }
        }
        // Five dollars at fifteen cents, and one probe in half an hour.
        #expect(sent <= 33 + 6)
        #expect(sent >= 33)
        let other = project.attempt("+2126705000", region: "MA", from: "10.99.1.1", cents: 15)
        #expect(project.send(other) == .admit)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `a campaign of which three in ten are answered is not refused`(seed: UInt64) {
        var project = GuardedProject(settings: SendGuardSettings())
        project.settings.caps.project = SpendCap()
        project.settings.caps.country = SpendCap()
        project.settings.caps.growth.project = SpendCap()
        var dice = Dice(seed: seed)
        var refused = 0
        for index in 0..<5_000 {
            project.now = project.now + .seconds(1)
            let attempt = project.attempt(
                number(index),
                region: "MA",
                from: address(index),
                cents: 5
            )
            let isAnswered = dice.roll(100) < 30
            if project.send(attempt, isAnswered: isAnswered) != .admit { refused += 1 }
        }
        #expect(refused == 0)
    }

    @Test func `a slow attack over many prefixes stops at the country's budget`() {
        var project = GuardedProject(settings: SendGuardSettings())
        var spent: Int64 = 0
        for index in 0..<(48 * 60) {
            project.now = project.now + .minutes(1)
            let attempt = project.attempt(
                "+21266\(1_000_000 + index * 1_117)",
                region: "MA",
                from: address(index),
                cents: 15
            )
            if project.send(attempt) == .admit { spent += 15 }
        }
        // Fifteen dollars a day for two days, of which part of a third falls in.
        #expect(spent <= 4_500)
        #expect(spent >= 2_900)
    }
}
