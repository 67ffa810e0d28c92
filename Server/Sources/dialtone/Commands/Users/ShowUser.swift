import ArgumentParser
import DialtoneFlows
import DialtoneModel

struct ShowUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a user."
    )

    @OptionGroup var options: UserOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let user = try await options.withAccount { account, accounts in
            UserView(account, having: try await accounts.passkeys(of: [account])[account.id] ?? [])
        }
        if json { return try Terminal.show(json: user) }
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: user.rows).text)
    }
}
