import ArgumentParser
import Foundation

/// Simulates users and attackers with several guards, and reports the cost for each.
@main
struct SimulatorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send-guard-simulator",
        abstract: "Measure the send guard's effect on attacks and users."
    )

    @Option(help: "The same seed brings the same figures.")
    var seed: UInt64 = 20_261_121

    @Option(help: "Days to simulate; the published report has 28.")
    var days = 28

    @Option(help: "Sign-ins that people want on an ordinary day.")
    var perDay: Double = 1_000

    @Option(parsing: .upToNextOption, help: "Sizes of apps to compare, in sign-ins a day.")
    var sizes = [200, 1_000, 2_000, 5_000]

    @Option(help: "How many seeds to compare sizes by; 0 leaves that out.")
    var seeds = 2

    @Option(parsing: .upToNextOption, help: "Only these gates, after the first; by default all.")
    var gates: [String] = []

    @Option(help: "A page whose figures to replace, between its two comments.")
    var write: String?

    func validate() throws {
        guard (1...366).contains(days) else { throw ValidationError("--days is 1 to 366.") }
        guard (1...100_000).contains(perDay), sizes.allSatisfy((1...100_000).contains) else {
            throw ValidationError("--per-day and --sizes are 1 to 100000.")
        }
        guard (0...100).contains(seeds) else { throw ValidationError("--seeds is 0 to 100.") }
    }

    func run() throws {
        let report = report
        guard let write else { return print(report) }
        let file = URL(fileURLWithPath: write)
        let page = ReportPage(text: try String(contentsOf: file, encoding: .utf8))
        guard let text = page.with(figures: report) else {
            throw ValidationError("\(write) has no place for figures.")
        }
        try Data(text.utf8).write(to: file)
    }

    /// Returns the baseline, which the shares need, and the gates that were asked for.
    private func chosen(_ all: [any Gate]) -> [any Gate] {
        gates.isEmpty ? all : all.prefix(1) + all.dropFirst().filter { gates.contains($0.name) }
    }

    private var report: String {
        let published = chosen(Gates.published)
        let compared = seeds * sizes.count * chosen(Gates.bySize).count
        var progress = Progress(runs: published.count + compared)
        let fraud = FraudReport(
            Scenario(seed: seed, days: days, perDay: perDay),
            seed: seed,
            gates: published,
            say: { progress.begin($0) }
        ).text
        guard compared > 0 else { return fraud }
        let size = SizeReport(
            sizes: sizes,
            seeds: (0..<UInt64(seeds)).map { seed &+ $0 },
            days: days,
            gates: { chosen(Gates.bySize) },
            say: { progress.begin($0) }
        ).text
        return fraud + "\n\n### Apps of several sizes, by how their spending is capped\n\n" + size
            + "\n\n### A small run, which a test repeats\n\n" + SmallRun.text
    }
}
