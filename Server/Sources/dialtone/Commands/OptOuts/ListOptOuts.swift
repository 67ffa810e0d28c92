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

    @Option(help: "The place where an earlier list ended, as it was printed.")
    var after: String?

    @Option(help: "Only the opt-out of this number.")
    var number: String?

    @OptionGroup var options: ProjectOutputOptions

    func validate() throws {
        guard (1...10_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 10000.")
        }
        guard number == nil || after == nil else {
            throw ValidationError("Use either --number or --after.")
        }
    }

    func run() async throws {
        let now = ServerClock.system().now
        let one = try number.map { try PhoneNumber(typed: $0) }
        let last = try after.map { text in
            guard let position = OptOutPosition(token: text) else {
                throw CommandFailure("--after \(text) is not where a list ended.")
            }
            return position
        }
        let page = try await options.withProject { [limit] store, project in
            try await store.read { data in
                guard let one else {
                    return try data.optedOutNumbers(of: project.id, after: last, limit: limit + 1)
                }
                return try data.ledger(of: one, in: project.id).optOut
                    .map { [OptedOutNumber(phoneNumber: one, optOut: $0)] } ?? []
            }
        }
        let numbers = page.prefix(limit)
        let next = page.count > limit ? numbers.last?.position.token : nil
        let views = numbers.filter { $0.optOut.isInForce(at: now) }
            .map(OptedOutNumberInfo.init)
        let header = ["NUMBER", "SINCE", "BY", "UNTIL", "REASON"]
        let list = Listing(
            "optOuts",
            views,
            nextPageToken: next,
            header: header,
            none: "No numbers have opted out."
        ) {
            [
                $0.phoneNumber, $0.optOut.createdAt, $0.optOut.source,
                $0.optOut.expiresAt ?? "", $0.optOut.reason ?? "",
            ]
        }
        try Terminal.show(list, asJSON: options.json)
        if let next, !options.json { Terminal.complain("For more results, pass --after \(next)") }
    }
}
