import ArgumentParser

struct ShowUser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a user."
    )

    @OptionGroup var options: UserOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let user = try await options.withAccount { account, _ in UserView(account) }
        if json { return try Terminal.show(json: user) }
        Terminal.show(Table(header: ["FIELD", "VALUE"], rows: user.rows).text)
    }
}
