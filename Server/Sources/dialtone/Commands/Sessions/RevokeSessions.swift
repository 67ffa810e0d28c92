import ArgumentParser
import DialtoneCore

struct RevokeSessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Sign single devices of a user out.",
        discussion: """
            ID tokens that a device has already stay good for verifiers that only check
            signatures, for up to an hour.
            """
    )

    @OptionGroup var options: UserOptions

    @Argument(help: "The session IDs, as `dialtone sessions list` shows them.")
    var sessions: [String]

    func run() async throws {
        let ids = try sessions.map { text in
            guard let id = SessionID(text) else {
                throw CommandFailure("\(text) is no session ID.")
            }
            return id
        }
        let count = try await options.withSessions { account, sessions in
            try await sessions.revoke(Set(ids), of: account.id, in: account.projectID)
        }
        guard count > 0 else { throw CommandFailure("The user has no such session.") }
        Terminal.show("Ended \(count) \(count == 1 ? "session" : "sessions").")
    }
}
