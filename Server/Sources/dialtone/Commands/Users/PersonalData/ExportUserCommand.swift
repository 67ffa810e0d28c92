import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import Foundation
import IdentityToolkitAdmin

struct ExportUserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export all data about a user.",
        discussion: """
            The JSON contains everything that the database has about the user, without
            secrets: the account, sessions, messages, audit entries and events for hooks.

            Examples:
              dialtone users export +16505550100 ada.json
              dialtone users export ada@example.com --project shop > ada.json
            """
    )

    @OptionGroup var options: UserOptions

    @Argument(help: "The file, which must not exist, or - for standard output.")
    var file = "-"

    func run() async throws {
        let export = try await options.withPersonalData { account, desk in
            try await desk.export(account.id, of: account.projectID)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = try encoder.encode(ExportUserResponse(export))
        let target = try ExportTarget(path: file)
        try target.write(text + Data("\n".utf8))
        try target.finish()
    }
}
