import ArgumentParser

/// Manages the countries that messages may be sent to.
struct RegionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "regions",
        abstract: "Choose the countries that messages may go to.",
        discussion: """
            A country is the number's own, by its ISO 3166 code: Kazakhstan is not
            Russia, and Jersey is not the United Kingdom. Either messages go to a list
            of countries only, or everywhere but to a list; the first is safer.

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
