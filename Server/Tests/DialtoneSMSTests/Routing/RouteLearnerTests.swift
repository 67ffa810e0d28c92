import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import Testing

@Suite struct RouteLearnerTests {
    private static let prefix = "+1650555"

    /// A gateway as it is, which the learner has to find out.
    private struct Arm {
        let name: String
        let rate: Double
        let micros: Int64

        func value(worth: Int64) -> Double { rate - Double(micros) / Double(worth) }
    }

    /// Returns the loss compared with the best gateway, by the halves of `rounds` messages.
    private func regret(
        of arms: [Arm],
        worth: Int64,
        rounds: Int,
        seed: UInt64
    ) -> (first: Double, second: Double, lastChoices: [String: Int]) {
        let learner = RouteLearner(worth: worth)
        let random = RandomSource.seeded(seed)
        let best = arms.map { $0.value(worth: worth) }.max() ?? 0
        var knowledge = RouteKnowledge()
        var regret = [0.0, 0.0]
        var choices: [String: Int] = [:]
        for round in 0..<rounds {
            let draws = learner.draws(
                for: arms.map(\.name),
                region: "US",
                prefix: Self.prefix,
                by: knowledge,
                random: random
            )
            let arm = arms.max { draws[$0.name] ?? 0 < draws[$1.name] ?? 0 } ?? arms[0]
            let isEntered = Double(random.number(below: 1_000_000)) < arm.rate * 1_000_000
            knowledge.add(
                RouteRecord(
                    gatewayName: arm.name,
                    region: "US",
                    prefix: Self.prefix,
                    entered: isEntered ? 1 : 0,
                    missed: isEntered ? 0 : 1,
                    micros: arm.micros,
                    priced: 1
                )
            )
            regret[round * 2 / rounds] += best - arm.value(worth: worth)
            if round * 2 >= rounds { choices[arm.name, default: 0] += 1 }
        }
        return (regret[0], regret[1], choices)
    }

    @Test(arguments: 1...10)
    func `the cost of learning grows ever more slowly`(seed: UInt64) {
        let arms = [
            Arm(name: "good", rate: 0.9, micros: 8_000),
            Arm(name: "fair", rate: 0.75, micros: 8_000),
            Arm(name: "poor", rate: 0.4, micros: 2_000),
        ]
        let found = regret(of: arms, worth: 1_000_000, rounds: 4_000, seed: seed)
        let blind = arms.map { 0.892 - $0.value(worth: 1_000_000) }.reduce(0, +) / 3 * 2_000
        #expect(found.first < blind / 5)
        #expect(found.second < blind / 20)
        #expect(found.second < found.first)
        #expect((found.lastChoices["good"] ?? 0) > 1_800)
    }

    @Test func `an expensive gateway is preferred only if a code is worth its price`() {
        let arms = [
            Arm(name: "dear", rate: 0.86, micros: 80_000),
            Arm(name: "cheap", rate: 0.84, micros: 5_000),
        ]
        let thrifty = regret(of: arms, worth: 500_000, rounds: 6_000, seed: 3)
        #expect((thrifty.lastChoices["cheap"] ?? 0) > 2_700)
        let wealthy = regret(of: arms, worth: 1_000_000_000, rounds: 60_000, seed: 3)
        #expect((wealthy.lastChoices["dear"] ?? 0) > 20_000)
    }

    @Test func `a gateway without a known price has no advantage`() {
        let knowledge = RouteKnowledge([
            RouteRecord(
                gatewayName: "open",
                region: "US",
                prefix: Self.prefix,
                entered: 500,
                missed: 500,
                micros: 1_000 * 300_000,
                priced: 1_000
            ),
            RouteRecord(
                gatewayName: "closed",
                region: "US",
                prefix: Self.prefix,
                entered: 500,
                missed: 500
            ),
        ])
        let draws = (0..<200).map { seed in
            RouteLearner(worth: 1_000_000).draws(
                for: ["open", "closed"],
                region: "US",
                prefix: Self.prefix,
                by: knowledge,
                random: .seeded(seed)
            )
        }
        let wins = draws.count { ($0["closed"] ?? 0) > ($0["open"] ?? 0) }
        #expect((60...140).contains(wins))
    }

    @Test func `a new prefix starts with the results of its country, then uses its own`() {
        let country = [("a", 900, 100), ("b", 100, 900)].map {
            RouteRecord(
                gatewayName: $0.0,
                region: "US",
                prefix: "+1212555",
                entered: $0.1,
                missed: $0.2
            )
        }
        func wins(_ knowledge: RouteKnowledge) -> Int {
            (0..<200).count { seed in
                let draws = RouteLearner(worth: 1_000_000).draws(
                    for: ["a", "b"],
                    region: "US",
                    prefix: Self.prefix,
                    by: knowledge,
                    random: .seeded(UInt64(seed))
                )
                return (draws["a"] ?? 0) > (draws["b"] ?? 0)
            }
        }
        var knowledge = RouteKnowledge(country)
        #expect(wins(knowledge) > 190)
        for (name, entered, missed) in [("a", 0, 200), ("b", 180, 20)] {
            knowledge.add(
                RouteRecord(
                    gatewayName: name,
                    region: "US",
                    prefix: Self.prefix,
                    entered: entered,
                    missed: missed
                )
            )
        }
        #expect(wins(knowledge) < 10)
    }
}
