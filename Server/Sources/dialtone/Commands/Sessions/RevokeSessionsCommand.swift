import ArgumentParser
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel

struct RevokeSessionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Sign a user out on specific devices.",
        discussion: """
            Verifiers that check only signatures accept existing ID tokens for up to an
            hour.
            """
    )

    @OptionGroup var options: UserOptions

    @Argument(help: "The session IDs, which `dialtone sessions list` prints.")
    var sessions: [String]

    @OptionGroup var confirmation: Confirmation

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let sessions: Int
    }

    func run() async throws {
        let ids = try sessions.map { text in
            guard let id = SessionID(text) else {
                throw CommandFailure("\(text) is not a session ID.")
            }
            return id
        }
        let count = try await options.withSessions { account, sessions in
            let devices = String(ids.count, of: "session")
            try confirmation.require(for: "End \(devices) of \(account.shownName)")
            return try await sessions.revoke(Set(ids), of: account.id, in: account.projectID)
        }
        guard count > 0 else { throw CommandFailure("The session does not exist for this user.") }
        try Terminal.show(
            "Ended \(String(count, of: "session")).",
            or: View(sessions: count),
            asJSON: json
        )
    }
}
