import ArgumentParser

/// Manages service accounts: programs with a key pair.
struct ServiceAccountsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service-accounts",
        abstract: "Manage service accounts of back ends.",
        discussion: """
            A service account has a key file in the form that Google's libraries load.
            With it a back end signs custom tokens, and gets access tokens at
            /oauth2/token for the calls that its role allows: a viewer sees accounts and
            settings, an editor changes accounts and signs custom tokens, an owner changes
            settings too.

            Example:
              (umask 077; dialtone service-accounts create api --project shop > key.json)
            """,
        subcommands: [
            CreateServiceAccount.self, ListServiceAccounts.self, DeleteServiceAccount.self,
        ]
    )
}
