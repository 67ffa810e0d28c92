import ArgumentParser

/// Manages which gateways send which messages.
struct SMSRoutesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routes",
        abstract: "Choose the SMS gateways for countries and prefixes.",
        discussion: """
            Routes of a project precede routes for all projects. Longer prefixes precede
            shorter ones, prefixes precede countries, and countries precede the default.
            If the gateways of a route fail, those of less specific routes are tried.

            Examples:
              dialtone sms routes set main backup            main first, then backup
              dialtone sms routes set --country DE a:3,b:1 c three of four to a, then c
              dialtone sms routes set --country IN --learn a b
              dialtone sms routes set --prefix +4420 --hard a
              dialtone sms routes remove --country DE
            """,
        subcommands: [ListSMSRoutes.self, SetSMSRoute.self, RemoveSMSRoute.self]
    )
}
