import ArgumentParser

/// Manages the numbers that have opted out of messages.
struct OptOutsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "opt-outs",
        abstract: "Manage opt-outs of phone numbers.",
        discussion: """
            A number is on the list if an operator added it, if its phone sent STOP over an
            SMPP connection or, for one day, if a gateway reported that it has opted out.
            If the phone sends START, its number is removed from the list, unless an
            operator added it.

            Examples:
              dialtone opt-outs list --project shop
              dialtone opt-outs add +16505550100 --project shop
              dialtone opt-outs remove +16505550100 --project shop
            """,
        subcommands: [ListOptOuts.self, AddOptOut.self, RemoveOptOut.self]
    )
}
