import ArgumentParser
import DialtoneCore

struct RevokeUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Sign a user out on every device.",
        discussion: """
            ID tokens that are out already stay good for verifiers that only check
            signatures, for up to an hour.
            """
    )

    @OptionGroup var options: UserOptions

    func run() async throws {
        let id = try await options.withAccount { account, accounts in
            try await accounts.revokeSessions(of: account.id, in: account.projectID).id
        }
        Terminal.show("Signed \(id) out everywhere.")
    }
}
