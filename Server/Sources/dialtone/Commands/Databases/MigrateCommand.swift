import ArgumentParser
import DialtoneDiagnostics
import DialtoneStorage

struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Copy all data to another database.",
        discussion: """
            Copies everything, including sessions, keys and settings, from the configured
            database to a new one, for example from SQLite to PostgreSQL. Stop all servers
            first. Every row is compared with the original before a server can use the new
            database. If the command is interrupted, run it again to continue.

            Afterwards, set `database.url` to the new address and start the server with the
            same master key. The original stays as it is.

            A password in the address is visible in the list of processes. Put it into
            ~/.pgpass or the environment variable PGPASSWORD instead.

            Examples:
              dialtone migrate --to postgresql://db1/dialtone --config dialtone.yaml
            """
    )

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(
            "The new database: sqlite:PATH or postgresql://HOST/NAME.",
            valueName: "address"
        )
    )
    var target: String

    @OptionGroup var data: DataOptions

    func run() async throws {
        let display = CopyDisplay()
        let count = try await DatabaseCopy(
            of: data.database(),
            whichIs: .stopped,
            to: DatabaseAddress(parsing: target),
            report: display.update
        )
        .run()
        display.finish()
        Terminal.complain(
            "Copied \(String(count, of: "row")). Set database.url to the new address."
        )
    }
}
