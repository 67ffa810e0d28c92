import ArgumentParser

/// Keys by which programs administer a project.
struct AdminKeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin-keys",
        abstract: "Make, list and revoke keys for administrators' programs.",
        discussion: """
            A program sends its key as `Authorization: Bearer KEY`. What it may do is its
            role's matter: a viewer sees accounts and settings, an editor changes
            accounts, an owner changes settings too.

            Example:
              dialtone admin-keys create --project shop --role editor --name nightly
            """,
        subcommands: [CreateAdminKey.self, ListAdminKeys.self, RevokeAdminKey.self]
    )
}
