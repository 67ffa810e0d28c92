import ArgumentParser
import DialtoneFlows
import DialtoneModel

struct RemoveRecoveryCodes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove-recovery-codes",
        abstract: "Make a user's recovery codes invalid.",
        discussion: """
            Only users can create new ones. `dialtone users show` prints how many codes a
            user has left.
            """
    )

    @OptionGroup var options: UserOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = try await options.withAccount { account, accounts in
            guard account.recoveryCodes != nil else {
                throw CommandFailure("The user has no recovery codes.")
            }
            try confirmation.require(for: "Remove the recovery codes of \(account.shownName)")
            var changes = AccountChanges()
            changes.removesRecoveryCodes = true
            return try await accounts.change(account.id, of: account.projectID, by: changes).id
        }
        Terminal.show("Removed the recovery codes of \(id).")
    }
}
