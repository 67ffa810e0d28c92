import ArgumentParser

/// Manages fictional numbers with fixed codes.
struct TestNumbersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-numbers",
        abstract: "Manage fictional numbers, which get no messages.",
        discussion: """
            A test number signs in with its own code, without a message, a limit or an app
            proof. Anyone may try it, so choose a code that is hard to guess.

            Example:
              dialtone test-numbers add +16505550100 918273 --project shop
            """,
        subcommands: [ListTestNumbers.self, AddTestNumber.self, RemoveTestNumber.self]
    )
}
