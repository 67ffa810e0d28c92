import ArgumentParser
import Foundation

/// The confirmation before something is deleted or disabled.
struct Confirmation: ParsableArguments {
    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    /// Throws unless the operator agrees.
    ///
    /// If standard input is not a terminal, a missing `--yes` is a usage error.
    func require(for deed: String, note: String = "This cannot be undone.") throws {
        guard !yes else { return }
        guard isatty(STDIN_FILENO) == 1 else {
            throw CommandFailure(
                "\(deed)? Standard input is not a terminal. To confirm, pass --yes.",
                exitCode: .validationFailure
            )
        }
        Terminal.ask("\(deed)? \(note) [y/N] ")
        guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else {
            throw CommandFailure("Nothing was changed.")
        }
    }
}
