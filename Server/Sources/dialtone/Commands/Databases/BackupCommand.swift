import ArgumentParser
import DialtoneDiagnostics
import DialtoneStorage

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write the whole database to a file.",
        discussion: """
            Servers can go on during the backup: it has the state of the moment at which it
            began. Every row is compared with the database before the file gets its name.
            `dialtone restore` fills a new database of either kind from it.

            The backup does not contain the master key, without which it is of no use. Store
            the key separately.

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
