import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import ArgumentParser
import Foundation

struct ReplayDecisions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Say what the guard would have stopped of the traffic that was recorded.",
        discussion: """
            Judges the recorded requests again, with all rules in force, by the
            project's own settings or by others: what would have been stopped, what that
            would have saved, and how many people who did enter their code would have
            been hindered. Nothing changes.

            A file of settings holds what `dialtone project show --json` has under
            settings.sendGuard, or the part of it that differs from the defaults.

            Examples:
              dialtone guard replay --days 7 --project shop
              dialtone guard replay --days 30 --settings stricter.json --project shop
            """
    )

    @Option(help: "How many days back, 1 to 30.")
    var days = 7

    @Option(help: "A file of settings to try out, in JSON. (default: the project's own)")
    var settings: String?

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard (1...30).contains(days) else { throw ValidationError("--days is 1 to 30.") }
    }

    func run() async throws {
        let since = ServerClock.system().now - .days(Int64(days))
        let view = try await data.withStore { store in
            var project = try await project.find(in: store)
            if let settings { try Self.read(settings, into: &project.settings) }
            let rules = project.settings.sendGuard
            let outcome = try await SendReplay.run(
                of: project.id.parent,
                since: since,
                by: rules,
                in: store
            )
            return ReplayView(outcome, days: days, currency: rules.currency)
        }
        try Terminal.show(view, asJSON: json)
    }

    private static func read(_ file: String, into settings: inout ProjectSettings) throws {
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw CommandFailure("\(file) cannot be read.")
        }
        do {
            settings.sendGuard = try JSONDecoder().decode(SendGuardSettings.self, from: bytes)
        } catch {
            throw CommandFailure("\(file) holds no settings of the guard in JSON.")
        }
        try settings.check()
    }
}
