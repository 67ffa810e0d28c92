import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RevokeUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Sign a user out on every device.",
        discussion: """
            ID tokens that were issued before stay valid for up to an hour at verifiers
            that check signatures only.
            """
    )

    @OptionGroup var options: UserOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = try await options.withAccount { account, accounts in
            try confirmation.require(for: "Sign \(account.shownName) out on every device")
            return try await accounts.revokeSessions(of: account.id, in: account.projectID).id
        }
        Terminal.show("Signed \(id) out everywhere.")
    }
}
