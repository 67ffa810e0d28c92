import ArgumentParser

/// Measures the cost of the send guard for a sign-in.
struct GuardCostCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guard-cost",
        abstract: "Sign-ins a second and processor time, with the guard and without it.",
        discussion: """
            Starts production servers whose messages go to a gateway in this process, one \
            after the other, without the guard and with one that decides about every code and \
            stops none. SQLite only, since each server needs an empty database.
            """
    )

    @OptionGroup var server: ServerOptions

    @OptionGroup var rounds: RoundOptions

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard server.storage == .sqlite else {
            throw ValidationError("guard-cost measures SQLite only; leave --storage out.")
        }
    }

    func run() async throws {
        let plan = rounds.plan(on: server.storage)
        let report = try await GuardCostRun.measure(plan, launch: server.launch)
        print(json ? try report.json() : report.text)
    }
}
