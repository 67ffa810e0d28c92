import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

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
        guard Self.dimension(of: subject) != nil else {
            throw ValidationError(
                "\(subject) is not a number, a prefix or a subject such as country:PK."
            )
        }
    }

    func run() async throws {
        guard let dimension = Self.dimension(of: subject) else { return }
        let now = ServerClock.system().now
        let wasHeld = try await options.data.withStore { store in
            let project = try await options.project.find(in: store).id.parent
            return try await store.write { data in
                var tally =
                    try data.holdSendTallies(of: [dimension], in: project)[dimension]
                    ?? SendTally(dimension: dimension)
                let wasHeld = tally.hold != nil
                tally.release()
                try data.save([tally], of: project, at: now)
                _ = try data.deleteCallTallies(on: dimension, in: project)
                return wasHeld
            }
        }
        Terminal.show(
            wasHeld
                ? "Released \(dimension.explanation)."
                : "Reset the counters of \(dimension.explanation)."
        )
    }

    /// Parses a prefix or dimension; a complete number is replaced by its prefix.
    private static func dimension(of text: String) -> SendDimension? {
        if let dimension = SendDimension(text: text) {
            return dimension.kind == .server ? nil : dimension
        }
        // In some countries, a prefix is also a valid number.
        if let number = try? PhoneNumber(parsing: text, as: .valid) {
            return SendDimension(.prefix, number.prefix)
        }
        guard text.wholeMatch(of: /\+[1-9][0-9]{2,9}/) != nil else { return nil }
        return SendDimension(.prefix, text)
    }
}
