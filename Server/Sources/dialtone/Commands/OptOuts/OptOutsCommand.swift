import ArgumentParser

/// Manages the numbers that have opted out of messages.
struct OptOutsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "opt-outs",
        abstract: "Manage opt-outs of phone numbers.",
        discussion: """
            A number is added to the list if an operator adds it, if its phone replies STOP
            over an SMPP link, or, for one day, if a gateway reports that it has opted out.
            A phone that replies START is removed from the list, unless an operator added
            it.

            Examples:
              dialtone opt-outs list --project shop
              dialtone opt-outs add +16505550100 --project shop
              dialtone opt-outs remove +16505550100 --project shop
            """,
        subcommands: [ListOptOuts.self, AddOptOut.self, RemoveOptOut.self]
    )
}
