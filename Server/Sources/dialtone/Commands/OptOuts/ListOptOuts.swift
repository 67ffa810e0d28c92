import IdentityToolkitAdmin
import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
import DialtoneModel
import PhoneNumbers

struct ListOptOuts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the numbers that have opted out."
    )

    @Option(help: "The maximum number to list.")
    var limit = 100

    @Option(help: "Only numbers after this one.")
    var after: String?

    @OptionGroup var options: ProjectOutputOptions

    func validate() throws {
        guard (1...10_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 10000.")
        }
    }

    func run() async throws {
        let now = ServerClock.system().now
        let last = try after.map { try PhoneNumber(typed: $0) }
        let page = try await options.withProject { [limit] store, project in
            try await store.read { data in
                try data.optedOutNumbers(of: project.id, after: last, limit: limit + 1)
            }
        }
        let numbers = page.prefix(limit)
        let next = page.count > limit ? numbers.last?.phoneNumber.e164 : nil
        let views = numbers.filter { $0.optOut.isInForce(at: now) }
            .map(OptedOutNumberInfo.init)
        let header = ["NUMBER", "SINCE", "BY", "UNTIL"]
        let list = Listing(
            "optOuts",
            views,
            nextPageToken: next,
            header: header,
            none: "No numbers have opted out."
        ) {
            [$0.phoneNumber, $0.optOut.createdAt, $0.optOut.source, $0.optOut.expiresAt ?? ""]
        }
        try Terminal.show(list, asJSON: options.json)
        if let next, !options.json { Terminal.complain("For more results, pass --after \(next)") }
    }
}
