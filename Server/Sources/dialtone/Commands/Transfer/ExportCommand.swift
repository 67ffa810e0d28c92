import DialtoneFlows
import DialtoneModel
import ArgumentParser
import DialtoneTransfer
import Foundation

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write all users of a project to a file, with the hashes of their passwords.",
        discussion: """
            The file is JSON in the form of `firebase auth:export`, of which
            `dialtone import` makes the same users. Anyone who has it can try passwords,
            and has the secrets of authenticator apps: guard it as you guard the
            database and its key.

            Examples:
              dialtone export users.json
              dialtone export - --project shop | gzip > users.json.gz
            """
    )

    @Argument(help: "The file, which must not be there yet, or - for standard output.")
    var file: String

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    func run() async throws {
        let secrets = SecondFactorSecrets(of: try await data.masterKey())
        let target = try ExportTarget(path: file)
        let count = try await data.withStore { store in
            let accounts = AccountDirectory(store: store, clock: .system(), random: .system)
            let project = try await project.find(in: store).id
            let export = FileExport(
                accounts: accounts,
                of: project,
                secondFactorSecrets: secrets
            )
            let total = try await store.read { try $0.accountCount(of: project) }
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
