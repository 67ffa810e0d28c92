import ArgumentParser

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
