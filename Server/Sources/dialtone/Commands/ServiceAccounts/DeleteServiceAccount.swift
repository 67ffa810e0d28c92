import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct DeleteServiceAccount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a service account and revoke its credentials."
    )

    @Argument(help: "The address, which `list` prints.")
    var email: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Delete the service account \(email)")
        let wasThere = try await options.data.withStore { store in
            let registry = ServiceAccountRegistry(store: store, clock: .system(), random: .system)
            return try await registry.delete(
                email,
                of: try await options.project.find(in: store).id
            )
        }
        guard wasThere else {
            throw CommandFailure("The service account does not exist in this project.")
        }
        Terminal.show("Deleted service account \(email).")
    }
}
