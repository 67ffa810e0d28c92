import ArgumentParser
import DialtoneCore

struct RemovePlayIntegrity: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Forget the service account; tokens of Play Integrity are refused from then on."
    )

    @Argument(help: "The project's ID.")
    var id: String

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let project = try await ProjectOption.find(id, in: store).id
            try confirmation.require(for: "Remove the service account from \(id)")
            let wasThere = try await store.write { data in
                try data.deleteVerificationCredential(
                    PlayIntegrityCommand.credentialName,
                    of: .playIntegrity,
                    from: project
                )
            }
            guard wasThere else { throw CommandFailure("The project has no service account.") }
        }
        Terminal.show("Removed the service account.")
    }
}
