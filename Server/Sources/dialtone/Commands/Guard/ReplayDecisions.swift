import IdentityToolkitAdmin
import DialtoneDiagnostics
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import ArgumentParser
import Foundation

struct ReplayDecisions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Replay recorded requests against the guard's rules.",
        discussion: """
            Evaluates the recorded requests again with all rules enforced, by the project's
            settings or by the settings of a file. Prints which messages would have been
            stopped, how much that would have saved, and how many users who entered their
            code would have been blocked. The command changes nothing.

            A settings file contains the value of settings.sendGuard in the output of
            `dialtone projects show --json`, or the part that differs from the defaults.

            Examples:
              dialtone guard replay --days 7 --project shop
              dialtone guard replay --days 30 --settings stricter.json --project shop
            """
    )

    @Option(help: "The number of days to include, 1 to 30.")
    var days = 7

    @Option(help: "A JSON file of settings to try. (default: the project's settings)")
    var settings: String?

    @OptionGroup var options: ProjectOutputOptions

    func validate() throws {
        guard (1...30).contains(days) else { throw ValidationError("--days must be 1 to 30.") }
    }

    func run() async throws {
        let since = ServerClock.system().now - .days(Int64(days))
        let view = try await options.data.withStore { store in
            var project = try await options.project.find(in: store)
            if let settings { try Self.read(settings, into: &project.settings) }
            let rules = project.settings.sendGuard
            let outcome = try await SendReplay.run(
                of: project.id.parent,
                since: since,
                by: rules,
                in: store
            )
            return GuardReplay(outcome, days: days, currency: rules.currency)
        }
        try Terminal.show(view, asJSON: options.json)
    }

    private static func read(_ file: String, into settings: inout ProjectSettings) throws {
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw CommandFailure("\(file) cannot be read.")
        }
        do {
            settings.sendGuard = try JSONDecoder().decode(SendGuardSettings.self, from: bytes)
        } catch {
            throw CommandFailure("\(file) is not a JSON file of guard settings.")
        }
        try settings.check()
    }
}
