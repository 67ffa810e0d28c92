import ArgumentParser

/// What the server remembers of phone numbers, whoever they belong to.
struct NumbersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "numbers",
        abstract: "Show and clear what slows a phone number down.",
        discussion: """
            The server counts unanswered messages and wrong codes for each number. A right
            code clears the count, and so can you.

            Example:
              dialtone numbers show +16505550100 --project shop
            """,
        subcommands: [ShowNumber.self, ClearNumber.self]
    )
}
