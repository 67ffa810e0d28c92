import DialtoneModel
import ArgumentParser
import PhoneNumbers

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
