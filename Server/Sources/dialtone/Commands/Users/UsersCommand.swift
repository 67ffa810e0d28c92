import ArgumentParser

/// Manages accounts, which operators know as users.
struct UsersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "users",
        abstract: "Manage users.",
        discussion: """
            A user is named by account ID, phone number or e-mail address. A running
            server sees every change at once: a user who is disabled or revoked cannot
            renew a token.

            Examples:
              dialtone users list --limit 20
              dialtone users show +16505550100 --json
              dialtone users disable +16505550100 --project shop --config dialtone.yaml
            """,
        subcommands: [
            ListUsers.self, ShowUser.self, DisableUser.self, EnableUser.self, RevokeUser.self,
            DeleteUser.self,
        ]
    )
}
