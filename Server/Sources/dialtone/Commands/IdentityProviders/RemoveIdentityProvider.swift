import DialtoneModel
import ArgumentParser

struct RemoveIdentityProvider: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an identity provider; accounts keep their links."
    )

    @Argument(help: "The provider's ID.")
    var id: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await options.withProject { store, project in
            let project = project.id
            try confirmation.require(for: "Remove provider \(id) from \(project)")
            let providerID = SignInProvider(rawValue: id)
            let wasThere = try await store.write { [providerID] data in
                try data.deleteIdentityProvider(providerID, of: project)
            }
            guard wasThere else {
                throw CommandFailure("The provider \(id) does not exist in this project.")
            }
        }
        Terminal.show("Removed provider \(id).")
    }
}
