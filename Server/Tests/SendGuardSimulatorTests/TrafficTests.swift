import DialtoneSendGuard
import PhoneNumbers
import Testing

@testable import SendGuardSimulator

struct TrafficTests {
    private let scenario = Scenario(seed: 3, days: 3, perDay: 200)

    @Test func `users have mobile numbers of their country`() {
        #expect(scenario.people.count > 400)
        for person in scenario.people.prefix(300) {
            let number = person.signIn.phoneNumber
            #expect(number.regionCode == person.signIn.block.region)
            let kind = number.kind
            #expect(kind == .mobile || kind == .fixedLineOrMobile)
        }
    }

    @Test func `most installations prove themselves silently, and some visibly or not at all`() {
        let many = Scenario(seed: 3, days: 10, perDay: 1_000, attacks: [])
        let proofs = many.people.map(\.signIn.proof)
        let visible = Double(proofs.count { $0 == .visible }) / Double(proofs.count)
        let none = Double(proofs.count { $0 == .none }) / Double(proofs.count)
        #expect((0.07...0.09).contains(visible))
        #expect((0.01...0.02).contains(none))
    }

    @Test func `premium-rate numbers have the kind they are listed with`() {
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

    @Test func `the same seed gives the same users`() {
        let again = Scenario(seed: 3, days: 3, perDay: 200)
        #expect(again.people.map(\.at) == scenario.people.map(\.at))
        #expect(
            again.people.map(\.signIn.phoneNumber) == scenario.people.map(\.signIn.phoneNumber)
        )
    }

    @Test func `most users enter their code if nothing is in their way`() {
        var simulation = Simulation(scenario, gate: OpenGate())
        let people = simulation.run().allPeople
        let share = Double(people.peopleDone) / Double(people.people)
        #expect((0.85...0.96).contains(share))
        #expect(people.peopleTurnedAway == 0)
        #expect(people.refusals == 0)
    }
}
