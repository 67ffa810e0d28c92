import ArgumentParser
import Foundation

/// The question before something is gone for good.
struct Confirmation: ParsableArguments {
    @Flag(help: "Do not ask.")
    var yes = false

    /// Throws unless the operator agrees; where nobody can be asked, only `--yes` agrees.
    func require(for deed: String) throws {
        guard !yes else { return }
        guard isatty(STDIN_FILENO) == 1 else {
            throw CommandFailure("\(deed)? Nobody is here to ask: add --yes to do it.")
        }
        Terminal.ask("\(deed)? This cannot be undone. [y/N] ")
        guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else {
            throw CommandFailure("Nothing was changed.")
        }
    }
}
