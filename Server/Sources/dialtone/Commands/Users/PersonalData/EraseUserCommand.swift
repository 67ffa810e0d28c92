import ArgumentParser
import DialtoneDiagnostics
import DialtoneFlows
import DialtoneModel
import IdentityToolkitAdmin

struct EraseUserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase",
        abstract: "Delete all data about a user.",
        discussion: """
            Deletes the account and everything else about the user, and the user's ID in
            the audit log. Some records stay for a limited time; the output says why.
            Backups and logs are not changed.

            Examples:
              dialtone users erase +16505550100 --dry-run
              dialtone users erase +16505550100 --yes
            """
    )

    @OptionGroup var options: UserOptions

    @Flag(help: "Count the records without deleting anything.")
    var dryRun = false

    @OptionGroup var confirmation: Confirmation

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let erased = try await options.withPersonalData { account, desk in
            guard !dryRun else {
                return try await desk.preview(erasureOf: account.id, of: account.projectID)
            }
            try confirmation.require(for: "Delete all data about \(account.shownName)")
            return try await desk.erase(account.id, of: account.projectID)
        }
        let list = Listing(
            "records",
            erased.map { ErasedRecordsInfo($0) },
            header: ["RECORDS", dryRun ? "TO ERASE" : "ERASED", "KEPT", "WHY"],
            none: "No records."
        ) { [$0.kind, "\($0.erasedCount)", "\($0.keptCount)", $0.keptBecause ?? ""] }
        try Terminal.show(list, asJSON: json)
    }
}
