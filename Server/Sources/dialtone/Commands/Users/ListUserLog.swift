import ArgumentParser
import DialtoneBasics
import DialtoneFlows
import DialtoneModel
import Foundation

/// Lists the sign-ins of users, and the changes that they made themselves.
struct ListUserLog: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "List sign-ins and changes by users.",
        discussion: """
            The setting userLog.isEnabled of the project turns the log on. What
            administrators do is in `dialtone audit list`.

            Example:
              dialtone users log --project shop --user 4kDmQ7 --action account.signedIn
            """
    )

    @OptionGroup var conditions: UserLogConditions

    @Option(help: "The maximum number to list.")
    var limit = 50

    @OptionGroup var options: ProjectOutputOptions

    func validate() throws {
        guard (1...10_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 10000.")
        }
    }

    func run() async throws {
        let query = conditions.query(limit: limit)
        let entries = try await options.withProject { store, project in
            try await UserLog(store: store).entries(of: project.id, query)
        }
        let list = Listing(
            "entries",
            entries.map(UserLogView.init),
            header: ["TIME", "USER", "TENANT", "ACTION", "METHOD", "IP", "APP"],
            none: "No entries."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}

/// Writes the log to a file.
struct ExportUserLog: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export-log",
        abstract: "Write sign-ins and changes by users.",
        discussion: """
            Each line of the file is an entry as JSON, the newest first.

            Example:
              dialtone users export-log --project shop users.ndjson
            """
    )

    @Argument(help: "The file to create; - for standard output.")
    var file: String

    @OptionGroup var conditions: UserLogConditions
    @OptionGroup var options: ProjectOptions

    func run() async throws {
        let query = conditions.query(limit: UserLog.exportPage)
        let count = try await options.withProject { [file] store, project in
            let target = try ExportTarget(path: file)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            var count = 0
            try await UserLog(store: store).export(of: project.id, query) { entries in
                for entry in entries {
                    try target.write(try encoder.encode(UserLogView(entry)) + Data("\n".utf8))
                }
                count += entries.count
            }
            try target.finish()
            return count
        }
        Terminal.complain("Exported \(count) entries.")
    }
}

/// Which entries a command reads.
struct UserLogConditions: ParsableArguments {
    @Option(help: ArgumentHelp("Only entries about the user with this ID.", valueName: "id"))
    var user: String?

    @Option(
        help: ArgumentHelp("Only entries with this action, such as account.signedIn."),
        transform: UserLogConditions.parsed
    )
    var action: AccountEventKind?

    func query(limit: Int) -> UserLogQuery {
        var query = UserLogQuery(limit: limit)
        query.account = user.map(AccountID.init(rawValue:))
        query.action = action
        return query
    }

    static func parsed(_ text: String) throws -> AccountEventKind {
        guard let action = AccountEventKind(rawValue: text),
            AccountEventKind.ofUsers.contains(action)
        else {
            let names = AccountEventKind.ofUsers.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("The action must be one of \(names).")
        }
        return action
    }
}

/// An entry as commands show it, with the names of the admin API.
private struct UserLogView: Encodable {
    let id: String
    let at: String
    let localId: String
    let tenantId: String?
    let action: String
    let method: String?
    let secondFactor: String?
    let ip: String?
    let client: String?
    let requestId: String?

    init(_ entry: UserLogEntry) {
        id = entry.id
        at = entry.at.rfc3339
        localId = entry.accountID.rawValue
        tenantId = entry.tenantID
        action = entry.action.rawValue
        method = entry.method?.rawValue
        secondFactor = entry.secondFactor
        ip = entry.address
        client = entry.client?.rawValue
        requestId = entry.requestID
    }

    var row: [String] {
        let factors = [method, secondFactor].compactMap(\.self).joined(separator: " + ")
        return [at, localId, tenantId ?? "", action, factors, ip ?? "", client ?? ""]
    }
}
