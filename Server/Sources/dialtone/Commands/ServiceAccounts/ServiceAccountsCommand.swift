import ArgumentParser

/// Manages service accounts: programs with a key pair.
struct ServiceAccountsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service-accounts",
        abstract: "Manage service accounts of back ends.",
        discussion: """
            A service account has a key file in the format of Google's libraries. A back
            end uses it to sign custom tokens and to request access tokens at /oauth2/token
            for the calls that its role allows: a viewer reads accounts and settings, an
            editor also changes accounts and signs custom tokens, and an owner also changes
            settings.

            Example:
              (umask 077; dialtone service-accounts create api --project shop > key.json)
            """,
        subcommands: [
            CreateServiceAccount.self, ListServiceAccounts.self, DeleteServiceAccount.self,
        ]
    )
}
