import ArgumentParser

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
            """,
        subcommands: [
            ListIdentityProviders.self, ShowIdentityProvider.self, SetIdentityProvider.self,
            RemoveIdentityProvider.self,
        ]
    )
}
