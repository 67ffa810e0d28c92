import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct RevokeUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Sign a user out on all devices.",
        discussion: """
            Verifiers that check only signatures accept existing ID tokens for up to an
            hour.
            """
    )

    @OptionGroup var options: UserOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = try await options.withAccount { account, accounts in
            try confirmation.require(for: "Sign \(account.shownName) out on all devices")
            return try await accounts.revokeSessions(of: account.id, in: account.projectID).id
        }
        Terminal.show("Signed \(id) out on all devices.")
    }
}
