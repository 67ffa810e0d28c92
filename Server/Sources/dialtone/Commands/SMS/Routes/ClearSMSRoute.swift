import ArgumentParser
import DialtoneCore

struct ClearSMSRoute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear",
        abstract: "Forget the route of some numbers."
    )

    @OptionGroup var scope: SMSRouteScopeOptions
    @OptionGroup var data: DataOptions

    func run() async throws {
        let wasThere = try await data.withStore { store in
            try await SMSRoutes(store: store, clock: .system()).clear(
                scope.scope(),
                of: try await scope.projectID(in: store)
            )
        }
        guard wasThere else { throw CommandFailure("There is no such route.") }
        Terminal.show("Cleared the route \(try scope.scope().rawValue).")
    }
}
