import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct ListUsers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List users, ordered by account ID.",
        discussion: """
            If there are more users, the last line on standard error, or nextPageToken in
            JSON, shows how to continue.
            """
    )

    @OptionGroup var options: ProjectOutputOptions

    @Option(help: "The maximum number to list, 1 to 1000.")
    var limit = 100

    @Option(help: "Start after this account ID.")
    var pageToken: String?

    func validate() throws {
        guard (1...1_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 1000.")
        }
    }

    func run() async throws {
        let accounts = try await options.data.withStore { store in
            let directory = AccountDirectory(store: store, clock: .system(), random: .system)
            return try await directory.page(
                of: try await options.project.find(in: store).id,
                after: pageToken.map(AccountID.init(rawValue:)),
                limit: limit + 1
            )
        }
        let users = accounts.prefix(limit).map { UserView($0) }
        let next = accounts.count > limit ? users.last?.id : nil
        let list = Listing(
            "users",
            users,
            nextPageToken: next,
            header: ["ID", "PHONE NUMBER", "E-MAIL", "STATE", "LAST SIGN-IN"],
            none: "No users."
        ) { Self.row($0) }
        try Terminal.show(list, asJSON: options.json)
        if let next, !options.json {
            Terminal.complain("For more results, pass --page-token \(next)")
        }
    }

    private static func row(_ user: UserView) -> [String] {
        [
            user.id, user.phoneNumber ?? "", user.email ?? "", user.isDisabled ? "disabled" : "",
            user.lastSignInAt ?? user.createdAt,
        ]
    }
}
