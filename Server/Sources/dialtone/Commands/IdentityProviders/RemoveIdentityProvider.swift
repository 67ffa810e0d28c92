import DialtoneModel
import ArgumentParser

struct RemoveIdentityProvider: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an identity provider from a project; accounts keep their links to it."
    )

    @Argument(help: "The provider's ID.")
    var id: String

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try await data.withStore { store in
            let project = try await project.find(in: store).id
            try confirmation.require(for: "Remove provider \(id) from \(project)")
            let providerID = SignInProvider(rawValue: id)
            let wasThere = try await store.write { [providerID] data in
                try data.deleteIdentityProvider(providerID, of: project)
            }
            guard wasThere else { throw CommandFailure("The project has no provider \(id).") }
        }
        Terminal.show("Removed provider \(id).")
    }
}
