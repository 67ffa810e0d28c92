import ArgumentParser
import DialtoneModel

struct ShowIdentityProvider: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show an identity provider, without its secret."
    )

    @Argument(help: "The provider's ID.")
    var id: String

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let view = try await options.withProject { store, project in
            let providerID = SignInProvider(rawValue: id)
            let found = try await store.read { [providerID] data in
                try data.identityProvider(providerID, of: project.id)
            }
            guard let found else {
                throw CommandFailure(
                    "The provider \(id) does not exist in this project",
                    hint: CommandHint("identity-providers list", "lists the providers")
                )
            }
            return IdentityProviderView(found)
        }
        try Terminal.show(view.details, asJSON: options.json)
    }
}
