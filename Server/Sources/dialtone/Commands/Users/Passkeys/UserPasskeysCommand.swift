import ArgumentParser

/// Manages the passkeys of an account.
struct UserPasskeysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "passkeys",
        abstract: "List and remove the passkeys of a user.",
        discussion: """
            Identify a user by account ID, phone number or e-mail address. Only users can
            add passkeys.

            Examples:
              dialtone users passkeys list +16505550100
              dialtone users passkeys remove +16505550100 ySb4UjTgTzmTLu6lS0n2xQ
            """,
        subcommands: [ListUserPasskeys.self, RemoveUserPasskey.self]
    )
}
