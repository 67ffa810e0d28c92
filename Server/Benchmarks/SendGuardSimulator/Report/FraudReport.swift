/// The results of several gates in one scenario, as Markdown.
struct FraudReport {
    private let scenario: Scenario
    private let seed: UInt64
    private let runs: [Run]

    private struct Run {
        let name: String
        let result: SimulationResult
    }

    /// Creates a report; the first gate is the baseline.
    ///
    /// `say` is called with each gate before it runs.
    init(
        _ scenario: Scenario,
        seed: UInt64,
        gates: [any Gate],
        say: (String) -> Void = { _ in }
    ) {
        self.scenario = scenario
        self.seed = seed
        runs = gates.map { gate in
            say(gate.name)
            var simulation = Simulation(scenario, gate: gate)
            return Run(name: gate.name, result: simulation.run())
        }
    }

    var text: String {
        [
            "Seed \(seed), \(scenario.days) days, \(scenario.people.count) attempted sign-ins, "
                + "\(scenario.attacks.count) attacks.",
            "### Costs and users", gates,
            "### Each attack: messages sent, their price, and how long until it was stopped",
            attacks,
            "### Effects on users", people,
        ]
        .joined(separator: "\n\n")
    }

    private var gates: String {
        let plans = scenario.attacks
        let baseline = runs.first?.result.attacks(of: plans, thatLookHonest: false).spent ?? 0
        let rows = runs.map { run in
            let people = run.result.allPeople
            let attacks = run.result.attacks(of: plans, thatLookHonest: false)
            let honest = run.result.attacks(of: plans, thatLookHonest: true)
            return [
                run.name, Figure.money(attacks.spent), Figure.share(attacks.spent, of: baseline),
                Figure.money(honest.spent), Figure.money(people.spent),
                Figure.share(people.peopleChallenged, of: people.people),
                Figure.share(people.peopleSteppedUp, of: people.people),
                Figure.share(people.peopleRefused, of: people.people),
                Figure.share(people.peopleTurnedAway, of: people.people),
                Figure.share(run.result.precision), Figure.share(run.result.recall),
            ]
        }
        return MarkdownTable(
            header: [
                "gate", "cost of attacks 1–7", "share of cost without a guard", "cost of attack 8",
                "cost of users",
                "saw a challenge", "verified", "delayed", "gave up", "precision",
                "recall",
            ],
            rows: rows
        ).text
    }

    private var attacks: String {
        let rows = scenario.attacks.enumerated().map { index, plan in
            [plan.name, "\(plan.requests)"]
                + runs.map { run in
                    let sum = run.result.attacks[index] ?? SimulationResult.Sum()
                    let time = run.result.timeToStop(index).map(Figure.duration) ?? "never"
                    return "\(sum.messages), \(Figure.money(sum.spent)), \(time)"
                }
        }
        return MarkdownTable(
            header: ["attack", "requests"] + runs.map(\.name),
            rows: rows
        ).text
    }

    private var people: String {
        let names = Set(runs.flatMap { $0.result.people.keys }).sorted()
        let rows = names.map { name in
            let sums = runs.map { $0.result.people[name] ?? SimulationResult.Sum() }
            return [name, "\(sums.first?.people ?? 0)"]
                + sums.map { sum in
                    "\(Figure.share(sum.peopleDone, of: sum.people)) signed in, "
                        + "\(sum.peopleSteppedUp) verified, \(sum.peopleChallenged) challenged, "
                        + "\(sum.peopleTurnedAway) gave up"
                }
        }
        return MarkdownTable(
            header: ["users", "number"] + runs.map(\.name),
            rows: rows
        ).text
    }
}
