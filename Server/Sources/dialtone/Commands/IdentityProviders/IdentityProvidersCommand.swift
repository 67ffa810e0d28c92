import ArgumentParser
import DialtoneModel

/// Manages the identity providers of a project.
struct IdentityProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "identity-providers",
        abstract: "Manage the identity providers of a project.",
        discussion: """
            Google and Apple have fixed names. The name of any other OpenID Connect issuer
            begins with oidc. SAML providers are added with the API, as described in
            docs/identity-providers.md.

            Examples:
              dialtone identity-providers set google.com \\
                --client-id 123.apps.googleusercontent.com
              dialtone identity-providers set apple.com --client-id com.example.web \\
                --audience com.example.app
              dialtone identity-providers set oidc.acme \\
                --issuer https://login.acme.example --client-id shop
              dialtone identity-providers test oidc.acme
            """,
        subcommands: [
            ListIdentityProviders.self, ShowIdentityProvider.self, SetIdentityProvider.self,
            TestIdentityProvider.self, RemoveIdentityProvider.self,
        ]
    )
}

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
