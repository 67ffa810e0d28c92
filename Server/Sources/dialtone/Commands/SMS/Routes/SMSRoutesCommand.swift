import ArgumentParser
import DialtoneModel
import PhoneNumbers

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

struct RemoveSMSRoute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a route."
    )

    @OptionGroup var scope: SMSRouteScopeOptions
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let name = try scope.scope().rawValue
        try confirmation.require(for: "Remove the route \(name)")
        let wasThere = try await data.withStore { store in
            try await SMSRoutes(store: store, clock: .system()).clear(
                scope.scope(),
                of: try await scope.projectID(in: store)
            )
        }
        guard wasThere else { throw CommandFailure("The route does not exist.") }
        Terminal.show("Removed the route \(name).")
    }
}
