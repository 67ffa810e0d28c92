import ArgumentParser

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
