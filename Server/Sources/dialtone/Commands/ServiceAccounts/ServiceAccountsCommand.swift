import ArgumentParser
import DialtoneFlows
import DialtoneModel

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

struct DeleteServiceAccount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a service account; its key and access tokens are no longer valid."
    )

    @Argument(help: "Its address, as `list` shows it.")
    var email: String

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Delete the service account \(email)")
        let wasThere = try await data.withStore { store in
            let registry = ServiceAccountRegistry(store: store, clock: .system(), random: .system)
            return try await registry.delete(email, of: try await project.find(in: store).id)
        }
        guard wasThere else { throw CommandFailure("The project has no such service account.") }
        Terminal.show("Deleted service account \(email).")
    }
}
