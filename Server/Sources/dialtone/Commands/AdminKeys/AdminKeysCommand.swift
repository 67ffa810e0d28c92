import ArgumentParser

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
