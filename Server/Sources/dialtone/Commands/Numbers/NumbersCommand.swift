import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import PhoneNumbers

/// Manages what the server stores about phone numbers.
struct NumbersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "numbers",
        abstract: "Show and reset a phone number's counters.",
        discussion: """
            The server counts unanswered messages and wrong codes for each number. A
            correct code resets the counters, and so does `numbers clear`.

            Example:
              dialtone numbers show +16505550100 --project shop
            """,
        subcommands: [ShowNumber.self, ClearNumber.self]
    )
}

struct ShowNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the counters of a number."
    )

    @OptionGroup var options: NumberOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let (project, ledger) = try await options.ledger()
        let view = NumberView(
            ledger,
            by: project.settings.phoneSignIn,
            at: ServerClock.system().now
        )
        if json { return try Terminal.show(json: view) }
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: view.rows).text)
    }
}

struct ClearNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Reset a number's unanswered messages and wrong codes."
    )

    @OptionGroup var options: NumberOptions

    func run() async throws {
        let number = try await options.change { administration, number, project in
            try await administration.clear(number, in: project.id)
        }
        Terminal.show("Messages to \(number.e164) are allowed again.")
    }
}
