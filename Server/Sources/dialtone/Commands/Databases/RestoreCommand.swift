import ArgumentParser
import DialtoneDiagnostics
import DialtoneStorage

struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Restore a backup into a new database.",
        discussion: """
            The database must be new: for SQLite, a file that does not exist, for
            PostgreSQL, a database without tables. Every row is compared with the backup
            before a server can use the database. If the command is interrupted, run it
            again to continue.

            A backup has no later changes: sessions that were revoked and codes that were
            used since then are valid again. Run `dialtone sessions revoke-all` before you
            start a server.

            Examples:
              dialtone restore dialtone-monday.db --config dialtone.yaml
            """
    )

    @Argument(help: "The backup.")
    var file: String

    @OptionGroup var data: DataOptions

    func run() async throws {
        let display = CopyDisplay()
        let count = try await DatabaseCopy(
            of: DatabaseBackup(path: file).address,
            whichIs: .inUse,
            to: data.database(creatingFolder: true),
            report: display.update
        )
        .run()
        display.finish()
        Terminal.complain("Restored \(String(count, of: "row")).")
    }
}
