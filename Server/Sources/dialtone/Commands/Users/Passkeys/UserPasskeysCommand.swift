import ArgumentParser
import DialtoneFlows
import DialtoneModel

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

struct RemoveUserPasskey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a passkey of a user.",
        discussion: """
            Sessions that were opened with the passkey end. The passkey stays in the user's
            passkey manager, but can no longer sign in.
            """
    )

    @OptionGroup var options: UserOptions

    @Argument(help: "The passkey's ID, which `dialtone users passkeys list` prints.")
    var passkey: String

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        guard let id = PasskeyID(passkey) else {
            throw CommandFailure("\(passkey) is not the ID of a passkey.")
        }
        try await options.withAccount { account, accounts in
            guard account.passkeys.contains(where: { $0.id == id }) else {
                throw CommandFailure("The user has no passkey \(passkey).")
            }
            try confirmation.require(for: "Remove a passkey of \(account.shownName)")
            var changes = AccountChanges()
            changes.removedPasskeys = [id]
            _ = try await accounts.change(account.id, of: account.projectID, by: changes)
        }
        Terminal.show("Removed the passkey \(passkey).")
    }
}
