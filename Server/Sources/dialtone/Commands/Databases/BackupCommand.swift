import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneStorage

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Back up the database to a file.",
        discussion: """
            Servers can keep running. The backup contains the data as of its start. The
            file appears after every row has been compared with the database.
            `dialtone restore` restores it into a new SQLite or PostgreSQL database.

            The backup does not contain the master key. Without the key, the secrets in
            it cannot be decrypted. Store the key separately.

            Examples:
              dialtone backup dialtone-monday.db --config dialtone.yaml
              dialtone backup /backups --keep 14 --config dialtone.yaml
            """
    )

    @Argument(help: "The file, which must not exist; with --keep, a folder.")
    var file: String

    @Option(
        help: ArgumentHelp(
            "Write to a new file in the folder, and keep this many of the backups in it.",
            valueName: "count"
        )
    )
    var keep: Int?

    @OptionGroup var data: DataOptions

    func validate() throws {
        if let keep, !(1...1_000).contains(keep) {
            throw ValidationError("--keep must be 1 to 1000.")
        }
    }

    func run() async throws {
        guard let keep else { return try await write(to: file) }
        let folder = BackupFolder(path: file, keeping: keep)
        guard folder.exists else { throw CommandFailure("There is no folder \(file).") }
        let path = folder.file(at: ServerClock.system().now)
        try await write(to: path)
        let count: Int
        do {
            count = try folder.removeOldBackups(keeping: path)
        } catch {
            throw CommandFailure("The backups in \(file) that are not kept cannot be deleted.")
        }
        if count > 0 { Terminal.complain("Deleted \(String(count, of: "older backup")).") }
    }

    private func write(to path: String) async throws {
        let display = CopyDisplay()
        do {
            let count = try await DatabaseBackup(path: path)
                .write(of: data.database(), report: display.update)
            display.finish()
            Terminal.complain("\(path) contains \(String(count, of: "row")).")
        } catch is DatabaseBackup.Exists {
            throw CommandFailure("\(path) already exists. Pass another file.")
        }
    }
}
