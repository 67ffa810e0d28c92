import ArgumentParser

/// Manages the sessions of an account.
struct SessionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions",
        abstract: "Manage the signed-in devices of a user.",
        discussion: """
            Identify a user by account ID, phone number or e-mail address. To sign a user
            out on all devices, use `dialtone users revoke`. After you restore a backup,
            use `dialtone sessions revoke-all`.

            Examples:
              dialtone sessions list +16505550100
              dialtone sessions revoke +16505550100 ySb4UjTgTzmTLu6lS0n2xQ
            """,
        subcommands: [ListSessionsCommand.self, RevokeSessionsCommand.self, RevokeAllSessions.self]
    )
}
