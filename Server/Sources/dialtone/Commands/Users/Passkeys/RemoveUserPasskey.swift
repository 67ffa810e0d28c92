import ArgumentParser
import DialtoneFlows
import DialtoneModel

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
