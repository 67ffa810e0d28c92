import IdentityToolkitAdmin
import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import DialtoneSendGuard
import PhoneNumbers

struct ListDecisions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List recent decisions and their rules.",
        discussion: """
            Decisions are kept for 30 days. Of refusals by the same rule for the same
            reason, only a few per minute are kept.
            """
    )

    @Option(help: "Only decisions about this phone number.")
    var number: String?

    @Flag(help: "Only decisions that stopped a message or would have.")
    var stopped = false

    @Option(help: "The maximum number to list, newest first.")
    var limit = 50

    @OptionGroup var options: ProjectOutputOptions

    func validate() throws {
        guard (1...1_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 1000.")
        }
    }

    func run() async throws {
        let number = try number.map { try PhoneNumber(typed: $0) }
        let views = try await options.data.withStore { store in
            var query = SendDecisionQuery(of: try await options.project.find(in: store).id.parent)
            query.phoneNumber = number
            query.onlyStopped = stopped
            query.limit = limit
            return try await store.read { [query] in try $0.sendDecisions(query) }
        }
        .map(GuardDecision.init)
        let list = Listing(
            "decisions",
            views,
            header: GuardDecision.header,
            none: "No requests are recorded."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}
