import ArgumentParser
import DialtoneFlows
import DialtoneModel

struct EraseAudit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase",
        abstract: "Erase a user's ID from the audit log.",
        discussion: """
            The entries remain, without the ID and details of this user, and the chain stays
            valid.
            """
    )

    @Argument(help: "The ID of the user, who may be deleted already.")
    var user: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        try confirmation.require(for: "Erase the user \(user) from the audit log")
        let count = try await options.withProject { store, project in
            let log = try await options.data.auditLog(in: store)
            return try await log.erase(AccountID(rawValue: user), of: project.id)
        }
        Terminal.show("Erased the user from \(count) entries.")
    }
}
