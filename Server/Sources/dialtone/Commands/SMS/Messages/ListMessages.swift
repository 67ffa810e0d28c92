import IdentityToolkitAdmin
import ArgumentParser
import DialtoneBasics
import DialtoneDiagnostics
package import DialtoneModel
import PhoneNumbers

struct ListMessages: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List messages and their states, newest first.",
        discussion: """
            Messages are logged for 30 days, without their texts and codes.
            """
    )

    @Option(help: "Only messages to this number.")
    var number: String?

    @Option(help: "Only messages of this project.")
    var project: String?

    @Option(
        help:
            "Only messages in this state: queued, accepted, expired, failed, delivered or entered."
    )
    var state: DeliveryState?

    @Option(help: "The maximum number to list.")
    var limit = 50

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard (1...10_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 10000.")
        }
    }

    func run() async throws {
        let now = ServerClock.system().now
        var filter = MessageFilter(
            phoneNumber: try number.map { try PhoneNumber(typed: $0) },
            state: state
        )
        let messages = try await output.data.withStore { store in
            if let project {
                filter.projectID = try await ProjectOption.find(project, in: store).id
            }
            return try await store.read { [filter, limit] data in
                try data.messages(filter, at: now, before: nil, limit: limit)
            }
        }
        let views = messages.map { LoggedMessage($0, at: now) }
        let list = Listing(
            "messages",
            views,
            header: LoggedMessage.header,
            none: "No messages."
        ) { $0.row }
        try Terminal.show(list, asJSON: output.json)
    }
}

extension DeliveryState: ExpressibleByArgument {}
