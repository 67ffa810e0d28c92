import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel

struct ListAudit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List entries of the audit log, newest first."
    )

    @Option(help: "Only this action, such as users.update; `users.` for all of users.")
    var action: String?

    @Option(help: "Only by the key, service account, operator or user with this ID.")
    var actor: String?

    @Option(help: "Only about the user, app or other target with this ID.")
    var target: String?

    @Flag(help: "Only refused actions.")
    var refused = false

    @Option(help: "The maximum number of entries.")
    var limit = 50

    @Option(help: "Only entries before this number.")
    var before: Int64?

    @OptionGroup var chain: AuditChainOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (1...10_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 10000.")
        }
    }

    func run() async throws {
        var query = AuditQuery()
        query.action = action
        query.actorID = actor
        query.targetID = target
        query.isRefused = refused ? true : nil
        let entries = try await output.data.withStore { [query] store in
            let chain = try await chain.find(in: store)
            return try await store.read { [before, limit] data in
                try data.auditEntries(of: chain, matching: query, before: before, limit: limit)
            }
        }
        let list = Listing(
            "entries",
            entries.map { JSONValue.object($0.members) },
            lines: entries.isEmpty ? ["No entries."] : [table(of: entries)]
        )
        try Terminal.show(list, asJSON: output.json)
    }

    private func table(of entries: [AuditEntry]) -> String {
        Table(
            header: ["SEQ", "TIME", "WHO", "ACTION", "TARGET", "OUTCOME", "CHANGED"],
            rows: entries.map { entry in
                let event = entry.event
                let target = [event.targetKind?.rawValue, entry.targetID].compactMap(\.self)
                let actor = [event.actor.kind.rawValue, event.actor.id].compactMap(\.self)
                return [
                    "\(entry.seq)", event.at.rfc3339, actor.joined(separator: " "),
                    event.action.rawValue, target.joined(separator: " "),
                    event.errorCode ?? "done", event.members.joined(separator: ", "),
                ]
            }
        )
        .text
    }
}
