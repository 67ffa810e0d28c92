import ArgumentParser
import DialtoneFlows
import DialtoneModel

/// Manages the second factors of an account.
struct UserSecondFactorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "second-factors",
        abstract: "List and remove second factors of a user.",
        discussion: """
            Identify a user by account ID, phone number or e-mail address.

            Examples:
              dialtone users second-factors list ada@example.com
              dialtone users second-factors remove ada@example.com kX2mPq
            """,
        subcommands: [ListUserSecondFactors.self, RemoveUserSecondFactor.self]
    )
}

struct RemoveUserSecondFactor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a second factor of a user.",
        discussion: """
            Make sure that the request is from the user: without a second factor, the first
            one is enough to sign in. With the last second factor, the recovery codes
            become invalid too. Sessions do not end.
            """
    )

    @OptionGroup var options: UserOptions

    @Argument(
        help: ArgumentHelp(
            "The factor's ID, which `dialtone users second-factors list` prints.",
            valueName: "factor"
        )
    )
    var factorID: String

    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let id = SecondFactorID(rawValue: factorID)
        try await options.withAccount { account, accounts in
            guard account.secondFactors.contains(where: { $0.id == id }) else {
                throw CommandFailure("The user has no second factor \(factorID).")
            }
            try confirmation.require(for: "Remove a second factor of \(account.shownName)")
            var changes = AccountChanges()
            changes.removedSecondFactors = [id]
            _ = try await accounts.change(account.id, of: account.projectID, by: changes)
        }
        Terminal.show("Removed the second factor \(factorID).")
    }
}
