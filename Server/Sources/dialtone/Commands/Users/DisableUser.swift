import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct DisableUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable",
        abstract: "Disable a user.",
        discussion: "Sessions resume when the user is enabled again."
    )

    @OptionGroup var options: UserOptions

    func run() async throws {
        var changes = AccountChanges()
        changes.isDisabled = .set(true)
        let id = try await options.withAccount { account, accounts in
            try await accounts.change(account.id, of: account.projectID, by: changes).id
        }
        Terminal.show("Disabled \(id).")
    }
}
