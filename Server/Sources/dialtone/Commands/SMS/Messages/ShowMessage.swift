import IdentityToolkitAdmin
import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel

struct ShowMessage: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a message, its attempts and their outcomes."
    )

    @Argument(help: "The message's ID, as `dialtone sms messages list` prints it.")
    var id: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        guard let session = VerificationSessionID(id) else {
            throw CommandFailure("\(id) is not a message ID.")
        }
        let now = ServerClock.system().now
        let view = try await output.data.withStore { [asTyped = output.data.asTyped] store in
            try await store.read { data in
                try data.message(session).map {
                    try ExplainedMessage(of: $0, asTyped: asTyped, at: now, from: data)
                }
            }
        }
        guard let view else { throw CommandFailure("The message \(id) does not exist.") }
        if output.json { return try Terminal.show(json: view) }
        let shown = view.message
        let rows = [
            ["number", shown.phoneNumber], ["project", shown.project], ["app", shown.app ?? ""],
            ["country", shown.region ?? ""], ["language", shown.language],
            ["segments", String(shown.segments)], ["state", shown.state],
            ["reason", shown.reason ?? ""], ["sent", shown.createdAt],
            ["delivered", shown.deliveredAt ?? ""], ["entered", shown.enteredAt ?? ""],
        ]
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: rows.filter { $0[1] != "" }).text)
        guard !view.attempts.isEmpty else { return }
        Terminal.show("")
        Terminal.show(
            Table(header: LoggedAttempt.header, rows: view.attempts.map(\.row)).text
        )
    }
}
