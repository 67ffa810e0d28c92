import ArgumentParser
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
            """
    )

    @Argument(help: "The file, which must not exist.")
    var file: String

    @OptionGroup var data: DataOptions

    func run() async throws {
        let display = CopyDisplay()
        do {
            let count = try await DatabaseBackup(path: file)
                .write(of: data.database(), report: display.update)
            display.finish()
            Terminal.complain("\(file) contains \(String(count, of: "row")).")
        } catch is DatabaseBackup.Exists {
            throw CommandFailure("\(file) already exists. Pass another file.")
        }
    }
}
