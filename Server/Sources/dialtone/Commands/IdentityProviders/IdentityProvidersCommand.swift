import ArgumentParser
import DialtoneModel

/// Manages the identity providers of a project.
struct IdentityProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "identity-providers",
        abstract: "Manage the identity providers of a project.",
        discussion: """
            Google and Apple are known by name; any other issuer of OpenID Connect gets a
            name that begins with oidc. SAML providers are added by the API:
            docs/identity-providers.md shows how.

            Examples:
              dialtone identity-providers set google.com \\
                --client-id 123.apps.googleusercontent.com
              dialtone identity-providers set apple.com --client-id com.example.web \\
                --audience com.example.app
              dialtone identity-providers set oidc.acme \\
                --issuer https://login.acme.example --client-id shop
            """,
        subcommands: [
            ListIdentityProviders.self, SetIdentityProvider.self, RemoveIdentityProvider.self,
        ]
    )
}

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
