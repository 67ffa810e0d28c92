import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

struct ReleaseHold: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release",
        abstract: "End a hold or reset counters.",
        discussion: """
            A number or prefix releases the hold of its prefix and resets the prefix's
            counters. Other subjects have the names that `guard decisions list` and
            `explain` print. For an address or network, the command also resets the limits
            on sign-ups, e-mails, passwords and other calls. `dialtone numbers clear`
            resets the counters of one number. Caps count all spending and are not reset.

            Examples:
              dialtone guard release +4915112345678 --project shop
              dialtone guard release country:PK --project shop
              dialtone guard release address:203.0.113.7/32
            """
    )

    @Argument(help: "A number, a prefix such as +491511234, or KIND:SUBJECT.")
    var subject: String

    @OptionGroup var options: ProjectOptions

    func validate() throws {
        guard HoldRelease.dimension(of: subject) != nil else {
            throw ValidationError(
                "\(subject) is not a number, a prefix or a subject such as country:PK."
            )
        }
    }

    func run() async throws {
        guard let dimension = HoldRelease.dimension(of: subject) else { return }
        let wasHeld = try await options.data.withStore { store in
            let project = try await options.project.find(in: store).id.parent
            return try await HoldRelease(store: store, clock: .system())
                .release(dimension, in: project)
        }
        Terminal.show(dimension.released(wasHeld: wasHeld))
    }
}
