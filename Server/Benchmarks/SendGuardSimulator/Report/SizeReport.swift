/// The effect of the guard on apps of several sizes, as Markdown: one table, with a row for each
/// size, seed and gate.
struct SizeReport {
    private let rows: [[String]]

    /// Creates a report; the first gate is the baseline.
    ///
    /// `say` is called before each run.
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
                    let attacks = result.attacks(of: scenario.attacks, thatLookHonest: false).spent
                    let before = baseline ?? attacks
                    baseline = before
                    rows.append(
                        ["\(size)", "\(seed)", gate.name, Figure.money(attacks)]
                            + [Figure.share(attacks, of: before)]
                            + Self.figures(of: result, scenario.attacks)
                    )
                }
            }
        }
        self.rows = rows
    }

    var text: String {
        MarkdownTable(
            header: [
                "sign-ins a day", "seed", "gate", "cost of attacks 1–7",
                "share of cost without a guard",
                "cost of attack 8", "cost of users", "saw a challenge", "delayed",
                "gave up",
            ],
            rows: rows
        ).text
    }

    private static func figures(of result: SimulationResult, _ plans: [AttackPlan]) -> [String] {
        let people = result.allPeople
        return [
            Figure.money(result.attacks(of: plans, thatLookHonest: true).spent),
            Figure.money(people.spent),
            Figure.share(people.peopleChallenged, of: people.people),
            Figure.share(people.peopleRefused, of: people.people),
            Figure.share(people.peopleTurnedAway, of: people.people),
        ]
    }
}
