import DialtoneTestSupport
import DialtoneFlows
import DialtoneSendGuard
import Testing

struct ServerSpendCapTests {
    private func settings(_ currency: String, _ micros: Int64) -> SendGuardSettings {
        var settings = SendGuardSettings()
        settings.currency = currency
        settings.prices = ["*": SpendAmount(micros: micros)]
        return settings
    }

    @Test func `a message has its project's price for each segment`() {
        let caps = ServerSpendCaps()
        #expect(caps.cost(ofSegments: 3, in: "DE", by: settings("USD", 70_000)) == 210_000)
        #expect(caps.cost(ofSegments: 0, in: "DE", by: settings("USD", 70_000)) == 70_000)
    }

    @Test func `other currencies are converted and rounded up`() {
        var caps = ServerSpendCaps()
        caps.rates = ["EUR": 1.1]
        #expect(caps.cost(ofSegments: 1, in: "DE", by: settings("EUR", 70_001)) == 77_002)
    }

    @Test func `for a currency without a rate the built-in prices are used`() {
        let caps = ServerSpendCaps()
        let listed = SendPrices.price(in: "DE").micros
        #expect(caps.cost(ofSegments: 2, in: "DE", by: settings("JPY", 1)) == 2 * listed)
        var euros = ServerSpendCaps()
        euros.currency = "EUR"
        euros.rates = ["USD": 0.5]
        #expect(euros.cost(ofSegments: 2, in: "DE", by: settings("JPY", 1)) == listed)
    }

    @Test func `without an amount there is no cap`() {
        var caps = ServerSpendCaps()
        #expect(caps.isOff)
        caps.cap.perMonth = .units(0)
        #expect(!caps.isOff)
        let tally = SendTally(dimension: SendDimension(.server, "USD"))
        let violations = caps.violations(of: 1, on: tally, at: GuardedProject.start)
        #expect(violations.map(\.rule) == [SendRule(.cap, .server, .month)])
        #expect(caps.violations(of: 0, on: tally, at: GuardedProject.start).isEmpty)
    }

    @Test(arguments: [SendGuardSettings.Mode.off, .audit, .enforce])
    func `the server's caps apply in every mode`(mode: SendGuardSettings.Mode) throws {
        var caps = ServerSpendCaps()
        caps.cap.perHour = .units(0)
        var project = GuardedProject.lenient { $0.mode = mode }
        let tally = SendTally(dimension: SendDimension(.server, "USD"))
        let violations = caps.violations(of: 50_000, on: tally, at: project.now)
        let rules = SendRules(settings: project.settings, projectCreatedAt: project.createdAt)
        let evaluation = rules.evaluate(project.attempt(), [:], besides: violations)
        #expect(evaluation.verdict.name == .refuse)
        #expect(evaluation.verdict.rule == SendRule(.cap, .server, .hour))
        #expect(evaluation.cost == nil)
        #expect(evaluation.tallies.allSatisfy { $0.dimension.kind != .server })
        #expect(project.send(project.attempt()) == .admit)
    }
}
