import DialtoneModel
import ArgumentParser

struct ListIdentityProviders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List a project's identity providers, without secrets."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let providers = try await options.withProject { store, project in
            try await store.read { try $0.identityProviders(of: project.id) }
        }
        .map(IdentityProviderView.init)
        let list = Listing(
            "identityProviders",
            providers,
            header: IdentityProviderView.header,
            none: "No identity providers."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}
