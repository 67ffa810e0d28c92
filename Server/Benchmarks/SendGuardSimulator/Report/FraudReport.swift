import DialtoneCore

/// What several gates made of one scenario, as Markdown.
struct FraudReport {
    private let scenario: Scenario
    private let seed: UInt64
    private let runs: [Run]

    private struct Run {
        let name: String
        let result: SimulationResult
    }

    /// The first gate is what the others are compared with.
    init(_ scenario: Scenario, seed: UInt64, gates: [any Gate]) {
        self.scenario = scenario
        self.seed = seed
        runs = gates.map { gate in
            var simulation = Simulation(scenario, gate: gate)
            return Run(name: gate.name, result: simulation.run())
        }
    }

    var text: String {
        [
            "Seed \(seed), \(scenario.days) days, \(scenario.people.count) sign-ins that people "
                + "wanted, \(scenario.attacks.count) attacks.",
            "### Money and people", gates,
            "### Each attack: messages sent, their price, and how long until it was stopped",
            attacks,
            "### Who was hindered", people,
        ]
        .joined(separator: "\n\n")
    }

    private var gates: String {
        let baseline = runs.first?.result.allAttacks.spent ?? 0
        let rows = runs.map { run in
            let (attacks, people) = (run.result.allAttacks, run.result.allPeople)
            return [
                run.name, Self.money(attacks.spent), Self.money(baseline - attacks.spent),
                Self.share(baseline - attacks.spent, of: baseline),
                Self.money(people.spent),
                Self.share(people.peopleSteppedUp, of: people.people),
                Self.share(people.peopleRefused, of: people.people),
                Self.share(people.peopleTurnedAway, of: people.people),
                Self.share(run.result.precision), Self.share(run.result.recall),
            ]
        }
        return MarkdownTable(
            header: [
                "gate", "attackers cost", "saved", "of it", "people cost", "proved themselves",
                "had to wait", "gave up", "precision", "recall",
            ],
            rows: rows
        ).text
    }

    private var attacks: String {
        let rows = scenario.attacks.enumerated().map { index, plan in
            [plan.name, "\(plan.requests)"]
                + runs.map { run in
                    let sum = run.result.attacks[index] ?? SimulationResult.Sum()
                    let time = run.result.timeToStop(index).map(Self.duration) ?? "never"
                    return "\(sum.messages), \(Self.money(sum.spent)), \(time)"
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
                    "\(Self.share(sum.peopleDone, of: sum.people)) signed in, "
                        + "\(sum.peopleSteppedUp) proved, \(sum.peopleTurnedAway) gave up"
                }
        }
        return MarkdownTable(
            header: ["people", "number"] + runs.map(\.name),
            rows: rows
        ).text
    }
}

extension FraudReport {
    private static func money(_ micros: Int64) -> String {
        let cents = (micros + 5_000) / 10_000
        let fraction = cents % 100
        return "$\(cents / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    private static func share(_ part: some BinaryInteger, of whole: some BinaryInteger) -> String {
        share(whole == 0 ? 0 : Double(part) / Double(whole))
    }

    /// Hundredths of a percent, in integers so that every machine prints the same.
    private static func share(_ value: Double) -> String {
        let hundredths = Int((value * 10_000).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }

    private static func duration(_ span: TimeSpan) -> String {
        let minutes = (span.milliseconds + 59_999) / 60_000
        return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}
