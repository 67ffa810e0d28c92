import ArgumentParser
import DialtoneCore

struct ShowNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what a number has been through, and whether it may get a message."
    )

    @OptionGroup var options: NumberOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let (project, ledger) = try await options.withLedger { ledger, _ in ledger }
        let view = NumberView(
            ledger,
            by: project.settings.phoneSignIn,
            at: ServerClock.system().now
        )
        if json { return try Terminal.show(json: view) }
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: view.rows).text)
    }
}
