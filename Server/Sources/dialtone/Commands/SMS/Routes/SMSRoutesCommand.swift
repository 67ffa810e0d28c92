import ArgumentParser

/// Manages which gateways send which messages.
struct SMSRoutesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routes",
        abstract: "Choose the SMS gateways for countries and prefixes.",
        discussion: """
            A project's own routes come before those of all projects, a longer prefix
            before a shorter one, a prefix before a country, and a country before the
            default. The gateways of wider routes follow, should those of the narrow ones
            fail.

            Examples:
              dialtone sms routes set main backup            first main, then backup
              dialtone sms routes set --country DE a:3,b:1 c three of four to a, then c
              dialtone sms routes set --country IN --learn a b
              dialtone sms routes set --prefix +4420 --hard a
              dialtone sms routes remove --country DE
            """,
        subcommands: [ListSMSRoutes.self, SetSMSRoute.self, RemoveSMSRoute.self]
    )
}
