import ArgumentParser
import DialtoneFlows
import DialtoneModel

/// Manages the API keys of administrative programs.
struct AdminKeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin-keys",
        abstract: "Manage API keys for administration.",
        discussion: """
            A program sends its key as `Authorization: Bearer KEY`. The role of the key
            determines its permissions: a viewer reads accounts and settings, an editor
            also changes accounts, and an owner also changes settings.

            Example:
              dialtone admin-keys create --project shop --role editor --name nightly
            """,
        subcommands: [CreateAdminKey.self, ListAdminKeys.self, RevokeAdminKey.self]
    )
}

struct RevokeAdminKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Revoke a key immediately."
    )

    @Argument(help: "The key's ID, as `list` shows it.")
    var id: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Revoke the admin key \(id)")
        let wasThere = try await options.data.withStore { store in
            let registry = AdminKeyRegistry(store: store, clock: .system(), random: .system)
            return try await registry.revoke(id, of: try await options.project.find(in: store).id)
        }
        guard wasThere else {
            throw CommandFailure("The admin key \(id) does not exist in this project.")
        }
        Terminal.show("Revoked admin key \(id).")
    }
}
