import Testing

@testable import SendGuardSimulator

struct ChanceTests {
    @Test func `the same seed gives the same draws, and another seed others`() {
        func draws(_ seed: UInt64) -> [UInt64] {
            var chance = Chance(seed: seed)
            return (0..<8).map { _ in chance.word() }
        }
        #expect(draws(1) == draws(1))
        #expect(draws(1) != draws(2))
    }

    @Test func `a branch does not depend on other draws`() {
        let trunk = Chance(seed: 7)
        var first = trunk.branch("people", 3)
        var other = trunk.branch("attack", 3)
        for _ in 0..<10 { _ = other.word() }
        var second = trunk.branch("people", 3)
        #expect(first.word() == second.word())
        var neighbor = trunk.branch("people", 4)
        #expect(neighbor.word() != first.word())
    }

    @Test func `draws have the expected distribution`() {
        var chance = Chance(seed: 11)
        let hits = (0..<10_000).count { _ in chance.happens(0.3) }
        #expect((2_800...3_200).contains(hits))
        let pause = (0..<10_000).reduce(0) { sum, _ in sum + chance.pause(mean: 5) } / 10_000
        #expect((4.8...5.2).contains(pause))
    }
}
