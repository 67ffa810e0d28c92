import DialtoneModel
import ArgumentParser

struct RemovePlayIntegrity: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove the service account.",
        discussion: "Tokens of Play Integrity are rejected from then on."
    )

    @OptionGroup var project: ProjectArgument

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let project = try await project.find(in: store).id
            try confirmation.require(for: "Remove the service account from \(project)")
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
