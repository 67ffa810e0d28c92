import DialtoneBasics
import DialtoneModel
import ArgumentParser

struct ShowNumber: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the counters of a number."
    )

    @OptionGroup var options: NumberOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let (project, ledger) = try await options.ledger()
        let view = NumberView(
            ledger,
            by: project.settings.phoneSignIn,
            at: ServerClock.system().now
        )
        if json { return try Terminal.show(json: view) }
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: view.rows).text)
    }
}
