/// What the guard does to apps of several sizes, as Markdown: one table, a row for each size, seed
/// and gate.
struct SizeReport {
    private let rows: [[String]]

    /// The first gate is what the others are compared with; `say` hears of each run before it.
    init(
        sizes: [Int],
        seeds: [UInt64],
        days: Int,
        gates: () -> [any Gate],
        say: (String) -> Void = { _ in }
    ) {
        var rows: [[String]] = []
        for seed in seeds {
            let pools = NumberPool.all(seed: seed)
            for size in sizes {
                let scenario = Scenario(
                    seed: seed,
                    pools: pools,
                    days: days,
                    perDay: Double(size)
                )
                var baseline: Int64?
                for gate in gates() {
                    say("\(size) a day, seed \(seed): \(gate.name)")
                    var simulation = Simulation(scenario, gate: gate)
                    let result = simulation.run()
                    let before = baseline ?? result.allAttacks.spent
                    baseline = before
                    rows.append(Self.row(result, before, size: size, seed: seed, gate: gate.name))
                }
            }
        }
        self.rows = rows
    }

    var text: String {
        MarkdownTable(
            header: [
                "sign-ins a day", "seed", "gate", "attackers cost", "saved", "people cost",
                "had to wait", "gave up",
            ],
            rows: rows
        ).text
    }

    private static func row(
        _ result: SimulationResult,
        _ baseline: Int64,
        size: Int,
        seed: UInt64,
        gate: String
    ) -> [String] {
        let (attacks, people) = (result.allAttacks, result.allPeople)
        return [
            "\(size)", "\(seed)", gate, Figure.money(attacks.spent),
            Figure.share(baseline - attacks.spent, of: baseline), Figure.money(people.spent),
            Figure.share(people.peopleRefused, of: people.people),
            Figure.share(people.peopleTurnedAway, of: people.people),
        ]
    }
}
