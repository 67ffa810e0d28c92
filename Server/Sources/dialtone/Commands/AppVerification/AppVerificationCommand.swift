import ArgumentParser

/// Manages how apps prove that they are genuine before a message is sent.
struct AppVerificationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app-verification",
        abstract: "Manage app verification.",
        discussion: """
            A project has common rules, and an app can have its own rules. With `audit`,
            no request is refused, and the counts show which ones would have been.

            Examples:
              dialtone app-verification set shop --enforcement audit
              dialtone app-verification counts show shop --days 7
              dialtone app-verification set shop --enforcement enforce --accept push \\
                --accept challenge
              dialtone app-verification set shop --app 1:123:ios:0a1b2c --accept appAttest
            """,
        subcommands: [
            ShowAppVerificationRules.self, SetAppVerificationRules.self,
            CountsCommand.self,
        ]
    )

    struct CountsCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "counts",
            abstract: "Show the counts of app verification.",
            subcommands: [ShowAppProofCounts.self]
        )
    }
}
