import DialtoneSendGuard
import Testing

@testable import SendGuardSimulator

/// A small edition of the published report, and what it has to show.
@Suite(.timeLimit(.minutes(60)))
struct GuardTests {
    private static let seed: UInt64 = 5

    /// A week and a half of a small app, with the attacks that do not depend on its size.
    private static func scenario(_ attacks: [AttackPlan]) -> Scenario {
        Scenario(seed: seed, days: 10, perDay: 120, attacks: attacks)
    }

    private static func attack(
        _ name: String,
        requests: Int,
        hours: Double,
        regions: [String] = ["UZ"],
        prefixes: Int,
        address: AttackPlan.AddressPlan = .hired
    ) -> AttackPlan {
        AttackPlan(
            name: name,
            start: 8 * 86_400,
            duration: hours * 3_600,
            requests: requests,
            regions: regions,
            prefixes: prefixes,
            address: address,
            requestsPerInstance: 1,
            proof: 0,
            fakedConversion: 0,
            movesOn: false
        )
    }

    private static func run(_ scenario: Scenario, _ gate: any Gate) -> SimulationResult {
        var simulation = Simulation(scenario, gate: gate)
        return simulation.run()
    }

    @Test func `the same seed gives the same result`() {
        let scenario = Self.scenario([Self.attack("burst", requests: 500, hours: 1, prefixes: 1)])
        let first = Self.run(scenario, GuardGate(name: "guard"))
        let second = Self.run(scenario, GuardGate(name: "guard"))
        #expect(first == second)
    }

    @Test func `audit mode stops nothing and costs as much as no guard`() {
        var settings = SendGuardSettings()
        settings.mode = .audit
        let scenario = Self.scenario([Self.attack("burst", requests: 500, hours: 1, prefixes: 1)])
        let audit = Self.run(scenario, GuardGate(name: "audit", settings: settings))
        let none = Self.run(scenario, OpenGate())
        #expect(audit == none)
    }

    @Test(arguments: [
        Self.attack("burst in one prefix", requests: 2_000, hours: 2, prefixes: 1),
        Self.attack(
            "burst from one network",
            requests: 1_500,
            hours: 1,
            regions: Country.pumped,
            prefixes: 100,
            address: .dataCenter(3)
        ),
        Self.attack("slow drip", requests: 960, hours: 24, regions: ["PK", "LK"], prefixes: 200),
    ])
    func `most of an attack's cost is saved, and few users are turned away`(plan: AttackPlan) {
        let scenario = Self.scenario([plan])
        let none = Self.run(scenario, OpenGate())
        let guarded = Self.run(scenario, GuardGate(name: "guard"))
        let (before, after) = (none.allAttacks.spent, guarded.allAttacks.spent)
        #expect(after * 4 < before, "\(after) of \(before)")
        let people = guarded.allPeople
        let turnedAway = people.peopleTurnedAway
        #expect(turnedAway * 50 < people.people, "\(turnedAway) of \(people.people)")
        #expect(guarded.timeToStop(0) != nil)
    }

    @Test func `only users without a silent proof see a challenge`() {
        var settings = SendGuardSettings()
        settings.answers.perVerifiedInHour = 0
        settings.answers.perHour = 0
        let people = Self.run(
            Self.scenario([]),
            GuardGate(name: "asks everyone", settings: settings)
        ).allPeople
        #expect(people.peopleChallenged > 0)
        #expect(people.peopleChallenged * 5 < people.peopleSteppedUp)
        let none = Self.run(Self.scenario([]), OpenGate()).allPeople
        #expect(none.peopleChallenged == 0)
    }

    @Test func `the guard turns away no more users than counts per country do`() {
        let scenario = Self.scenario([])
        let counts = Self.run(scenario, CountingGate()).allPeople
        let guarded = Self.run(scenario, GuardGate(name: "guard")).allPeople
        #expect(guarded.peopleTurnedAway <= counts.peopleTurnedAway)
    }

    @Test func `the report lists every gate, attack and kind of user`() {
        let scenario = Self.scenario([Self.attack("burst", requests: 50, hours: 1, prefixes: 1)])
        let text = FraudReport(
            scenario,
            seed: Self.seed,
            gates: [OpenGate(), GuardGate(name: "the guard")]
        ).text
        for name in ["no guard", "the guard", "burst", "ordinary", "university", "campaign"] {
            #expect(text.contains("\(name) |"), "\(name)")
        }
    }
}
