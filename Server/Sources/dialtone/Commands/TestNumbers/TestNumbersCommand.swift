import ArgumentParser

/// Manages fictional numbers with fixed codes.
struct TestNumbersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-numbers",
        abstract: "Manage fictional numbers, which receive no messages.",
        discussion: """
            A test number signs in with a fixed code, without messages, limits on messages
            or app proofs. Anyone can try it, so choose a code that is hard to guess.

            Example:
              dialtone test-numbers set +16505550100 918273 --project shop
            """,
        subcommands: [
            ListTestNumbers.self, ShowTestNumber.self, SetTestNumber.self, RemoveTestNumber.self,
        ]
    )
}
