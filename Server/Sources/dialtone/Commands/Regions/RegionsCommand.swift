import ArgumentParser

/// Manages the countries that messages may be sent to.
struct RegionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "regions",
        abstract: "Choose the countries that can receive messages.",
        discussion: """
            The country of a number is its own, not that of its calling code: Kazakhstan is
            not Russia, and Jersey is not the United Kingdom. A project has either a list
            of allowed countries or a list of denied countries; the first is safer.

            Examples:
              dialtone regions allow DE AT CH --project shop
              dialtone regions deny PK --project shop
              dialtone guard check +4915112345678 --project shop
            """,
        subcommands: [
            ShowRegions.self, AllowRegions.self, DenyRegions.self, ClearRegions.self,
        ]
    )
}
