import ArgumentParser
import DialtoneCore
import Foundation

struct RevokeAllSessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke-all",
        abstract: "Sign everybody out, as after a backup was restored.",
        discussion: """
            A backup has sessions in it that were ended after it was made, and codes,
            links and credentials that were used after that. This ends them all, in
            every project: refresh tokens, ID tokens where servers ask whether they
            are revoked, codes, links of mails, sign-ins that are under way, access
            tokens of service accounts, and what apps proved themselves by: pushes
            and challenges.

            Best run before the server starts on the restored data. Later, --before
            leaves those alone who have signed in since.

            Hooks are not told.

            Examples:
              dialtone sessions revoke-all --config dialtone.yaml
              dialtone sessions revoke-all --before 2026-01-01T12:00:00Z
            """
    )

    @Option(
        help: ArgumentHelp(
            "End what began before this moment. (default: now)",
            valueName: "time"
        ),
        transform: moment
    )
    var before: Timestamp?

    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let now = ServerClock.system().now
        let moment = before ?? now
        guard moment <= now else { throw CommandFailure("--before is in the future.") }
        let outcome = try await data.withStore { store in
            let count = try await store.read { data in
                try data.projects().reduce(0) { try $0 + data.accountCount(of: $1.id) }
            }
            try confirmation.require(for: "Sign everybody out (accounts: \(count))")
            var display = ProgressDisplay(startingAt: 0)
            return try await GeneralSignOut(store: store).run(before: moment) {
                display.update($0, "accounts signed out")
            }
        }
        Terminal.show(
            "Sessions ended: \(outcome.sessionCount). Accounts: \(outcome.accountCount). "
                + "All that was under way has to be begun anew."
        )
    }

    @Sendable
    private static func moment(_ text: String) throws -> Timestamp {
        guard let date = try? Date.ISO8601FormatStyle().parse(text) else {
            throw ValidationError("a time is written like 2026-01-01T12:00:00Z")
        }
        return Timestamp(date)
    }
}
