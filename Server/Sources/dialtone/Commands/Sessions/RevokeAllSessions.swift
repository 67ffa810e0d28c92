import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import Foundation

struct RevokeAllSessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke-all",
        abstract: "Sign out all users.",
        discussion: """
            A backup contains sessions, codes, links and credentials that ended or were
            used after the backup was made. This command revokes all of them, in every
            project: refresh tokens, ID tokens (where servers check for revocation), codes,
            links in e-mails, pending sign-ins, access tokens of service accounts, and app
            proofs by push and challenge.

            Run the command before the server starts on the restored data. Later, use
            --before to keep newer sessions. Hooks are not called.

            Examples:
              dialtone sessions revoke-all --config dialtone.yaml
              dialtone sessions revoke-all --before 2026-01-01T12:00:00Z
            """
    )

    @Option(
        help: ArgumentHelp(
            "Only sessions that started before this time. (default: now)",
            valueName: "time"
        ),
        transform: moment
    )
    var before: Timestamp?

    @OptionGroup var output: OutputOptions
    @OptionGroup var confirmation: Confirmation

    private struct View: Encodable {
        let sessions: Int
        let accounts: Int
    }

    func run() async throws {
        let now = ServerClock.system().now
        let moment = before ?? now
        guard moment <= now else { throw CommandFailure("--before must not be in the future.") }
        let outcome = try await output.data.withStore { store in
            let count = try await store.read { data in
                try data.projects().reduce(0) { try $0 + data.accountCount(of: $1.id) }
            }
            try confirmation.require(
                for: "Sign all users out (\(String(count, of: "account")))"
            )
            var display = ProgressDisplay(startingAt: 0, of: count)
            let outcome = try await GlobalSignOut(store: store).run(before: moment) {
                display.update($0, "accounts signed out")
            }
            display.finish()
            return outcome
        }
        let sessions = String(outcome.sessionCount, of: "session")
        let accounts = String(outcome.accountCount, of: "account")
        try Terminal.show(
            "Ended \(sessions) of \(accounts). Codes, links and pending sign-ins are no longer valid.",
            or: View(sessions: outcome.sessionCount, accounts: outcome.accountCount),
            asJSON: output.json
        )
    }

    @Sendable
    private static func moment(_ text: String) throws -> Timestamp {
        guard let date = try? Date.ISO8601FormatStyle().parse(text) else {
            throw ValidationError("a time must have the form 2026-01-01T12:00:00Z")
        }
        return Timestamp(date)
    }
}
