import DialtoneFlows
import DialtoneModel
import ArgumentParser
import PhoneNumbers

struct DeleteUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a user and all their sessions."
    )

    @OptionGroup var options: UserOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = try await options.withAccount { account, accounts in
            try confirmation.require(for: "Delete \(account.shownName)")
            try await accounts.delete(account.id, of: account.projectID)
            return account.id
        }
        Terminal.show("Deleted \(id).")
    }
}
