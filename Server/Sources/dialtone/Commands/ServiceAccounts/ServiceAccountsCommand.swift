import ArgumentParser
import DialtoneFlows
import DialtoneModel

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

struct DeleteServiceAccount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a service account and revoke its credentials."
    )

    @Argument(help: "The address, which `list` prints.")
    var email: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Delete the service account \(email)")
        let wasThere = try await options.data.withStore { store in
            let registry = ServiceAccountRegistry(store: store, clock: .system(), random: .system)
            return try await registry.delete(
                email,
                of: try await options.project.find(in: store).id
            )
        }
        guard wasThere else {
            throw CommandFailure("The service account does not exist in this project.")
        }
        Terminal.show("Deleted service account \(email).")
    }
}
