import ArgumentParser
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import DialtoneTransfer
import Foundation

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export a project's users with password hashes.",
        discussion: """
            The file has the JSON format of `firebase auth:export`, which `dialtone import`
            can import. It contains password hashes and the secrets of authenticator apps.
            Protect it like the database and its master key.

            Examples:
              dialtone export users.json
              dialtone export - --project shop | gzip > users.json.gz
              dialtone export disabled.json --state disabled
            """
    )

    @Argument(help: "The file, which must not exist, or - for standard output.")
    var file: String

    @OptionGroup var users: UserFilterOptions
    @OptionGroup var options: ProjectOptions

    func run() async throws {
        let secrets = SecondFactorSecrets(of: try await options.data.masterKey())
        let target = try ExportTarget(path: file)
        let filter = users.filter
        let count = try await options.data.withStore { store in
            let accounts = AccountDirectory(store: store, clock: .system(), random: .system)
            let project = try await options.project.find(in: store).id
            let export = FileExport(
                accounts: accounts,
                of: project,
                matching: filter,
                secondFactorSecrets: secrets
            )
            // How many users match a filter is not known before the export.
            let total =
                filter == AccountFilter()
                ? try await store.read { try $0.accountCount(of: project) } : nil
            var display = ProgressDisplay(startingAt: 0, of: total)
            let count = try await export.run { text, count in
                try target.write(text)
                display.update(count, "users written")
            }
            display.finish()
            return count
        }
        try target.finish()
        Terminal.complain("Exported \(String(count, of: "user")).")
    }
}
