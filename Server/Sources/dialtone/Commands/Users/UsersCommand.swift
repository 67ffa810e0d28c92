import ArgumentParser

/// Manages accounts, which operators know as users.
struct UsersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "users",
        abstract: "Manage users.",
        discussion: """
            Identify a user by account ID, phone number or e-mail address. Running servers
            apply changes immediately: disabled or revoked users cannot refresh tokens.

            Examples:
              dialtone users list --limit 20
              dialtone users show +16505550100 --json
              dialtone users disable +16505550100 --project shop --config dialtone.yaml
            """,
        subcommands: [
            ListUsers.self, ShowUser.self, DisableUser.self, EnableUser.self, RevokeUser.self,
            DeleteUser.self, UserPasskeysCommand.self,
        ]
    )
}
