import DialtoneCore
import PhoneNumbers
import Testing

@testable import SendGuardSimulator

struct TrafficTests {
    private let scenario = Scenario(seed: 3, days: 3, perDay: 200)

    @Test func `the numbers of people are mobile ones of their country`() {
        #expect(scenario.people.count > 400)
        for person in scenario.people.prefix(300) {
            let number = person.errand.phoneNumber
            #expect(number.regionCode == person.errand.block.region)
            let kind = number.kind
            #expect(kind == .mobile || kind == .fixedLineOrMobile)
        }
    }

    @Test func `premium-rate numbers are what they say`() {
        var chance = Chance(seed: 1)
        for block in PremiumNumbers.pools.flatMap(\.blocks) {
            let number = block.number(&chance)
            #expect(number.regionCode == block.region)
            let expected: NumberKind = block.region == nil ? .satellite : .premiumRate
            let kind = NumberKind(of: number)
            #expect(kind == expected)
            #expect(block.kind == expected)
        }
    }

    @Test func `the same seed brings the same people`() {
        let again = Scenario(seed: 3, days: 3, perDay: 200)
        #expect(again.people.map(\.at) == scenario.people.map(\.at))
        #expect(
            again.people.map(\.errand.phoneNumber) == scenario.people.map(\.errand.phoneNumber)
        )
    }

    @Test func `most people enter their code where nothing stands in their way`() {
        var simulation = Simulation(scenario, gate: OpenGate())
        let people = simulation.run().allPeople
        let share = Double(people.peopleDone) / Double(people.people)
        #expect((0.85...0.96).contains(share))
        #expect(people.peopleTurnedAway == 0)
        #expect(people.refusals == 0)
    }
}
