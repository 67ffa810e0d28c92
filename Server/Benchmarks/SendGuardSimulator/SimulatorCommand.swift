import ArgumentParser
import Foundation

/// Lets simulated people and attackers meet several guards, and prints what that cost whom.
@main
struct SimulatorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send-guard-simulator",
        abstract: "Measure what the guard of messages stops, and whom it hinders."
    )

    @Option(help: "The same seed brings the same figures.")
    var seed: UInt64 = 20_261_121

    @Option(help: "Days to simulate; the published report has 28.")
    var days = 28

    @Option(help: "Sign-ins that people want on an ordinary day.")
    var perDay: Double = 1_000

    @Option(help: "A page whose figures to replace, between its two comments.")
    var write: String?

    func validate() throws {
        guard (1...366).contains(days) else { throw ValidationError("--days is 1 to 366.") }
        guard (1...100_000).contains(perDay) else {
            throw ValidationError("--per-day is 1 to 100000.")
        }
    }

    func run() throws {
        let scenario = Scenario(seed: seed, days: days, perDay: perDay)
        let report = FraudReport(scenario, seed: seed, gates: Gates.published).text
        guard let write else { return print(report) }
        let file = URL(fileURLWithPath: write)
        let page = ReportPage(text: try String(contentsOf: file, encoding: .utf8))
        guard let text = page.with(figures: report) else {
            throw ValidationError("\(write) has no place for figures.")
        }
        try Data(text.utf8).write(to: file)
    }
}
