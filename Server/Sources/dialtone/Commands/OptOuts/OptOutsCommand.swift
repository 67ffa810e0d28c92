import ArgumentParser

/// Manages the numbers that have opted out of messages.
struct OptOutsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "opt-outs",
        abstract: "Manage the numbers that have opted out of messages.",
        discussion: """
            A number gets on the list by an operator, by a phone that answers STOP over an
            SMPP link, or, for a day, by a gateway that refuses to send to it for that
            reason. A phone that answers START is removed from the list, unless an
            operator added it.

            Examples:
              dialtone opt-outs list --project shop
              dialtone opt-outs add +16505550100 --project shop
              dialtone opt-outs remove +16505550100 --project shop
            """,
        subcommands: [ListOptOuts.self, AddOptOut.self, RemoveOptOut.self]
    )
}
