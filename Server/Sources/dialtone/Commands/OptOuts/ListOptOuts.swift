import ArgumentParser
import DialtoneCore
import PhoneNumbers

struct ListOptOuts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the numbers that want no messages, in their order."
    )

    @Option(help: "How many to list.")
    var limit = 100

    @Option(help: "Numbers after this one only.")
    var after: String?

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct View: Encodable {
        let phoneNumber: String
        let optOut: OptOutView

        var row: [String] {
            [phoneNumber, optOut.since, optOut.source, optOut.until ?? ""]
        }
    }

    func validate() throws {
        guard (1...10_000).contains(limit) else {
            throw ValidationError("--limit is 1 to 10000.")
        }
    }

    func run() async throws {
        let now = ServerClock.system().now
        let last = try after.map { try PhoneNumber(typed: $0) }
        let views = try await data.withStore { [limit] store in
            let project = try await project.find(in: store)
            return try await store.read { data in
                try data.optedOutNumbers(of: project.id, after: last, limit: limit)
            }
        }
        .filter { $0.optOut.isInForce(at: now) }
        .map { View(phoneNumber: $0.phoneNumber.e164, optOut: OptOutView($0.optOut)) }
        if json { return try Terminal.show(json: views) }
        let header = ["NUMBER", "SINCE", "BY", "UNTIL"]
        Terminal.show(Table(header: header, rows: views.map(\.row)).text)
    }
}
