import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct EnableUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "enable",
        abstract: "Enable a disabled user."
    )

    @OptionGroup var options: UserOptions

    func run() async throws {
        var changes = AccountChanges()
        changes.isDisabled = .set(false)
        let id = try await options.withAccount { account, accounts in
            try await accounts.change(account.id, of: account.projectID, by: changes).id
        }
        Terminal.show("Enabled \(id).")
    }
}
