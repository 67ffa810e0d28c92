import DialtoneBasics
import DialtoneModel
import ArgumentParser
import Foundation

struct ListDeliveries: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List recent deliveries and their outcomes.",
        discussion: """
            Finished deliveries are listed for two weeks, without their content.

            Example:
              dialtone hooks deliveries list --project shop --state dead
            """
    )

    @Option(help: "Only deliveries to the hook with this ID.")
    var hook: String?

    @Option(help: "Only deliveries in this state.")
    var state: OutboxProgress.State?

    @Option(
        help: ArgumentHelp("Only deliveries of this event.", valueName: "event"),
        transform: HookOptions.event
    )
    var event: AccountEventKind?

    @OptionGroup var options: ProjectOutputOptions

    @Option(help: "The maximum number to list, newest first.")
    var limit = 50

    private struct View: Encodable {
        let id: String
        let hook: String
        let event: String
        let state: String
        let attempts: Int
        let createdAt: String
        let nextAttemptAt: String?
        let resentAt: String?
        let lastStatus: Int?
        let lastError: String?

        init(_ delivery: HookDelivery) {
            id = delivery.id
            hook = delivery.hookID.rawValue
            event = delivery.event.rawValue
            state = delivery.state.rawValue
            attempts = delivery.attempts
            createdAt = delivery.createdAt.date.ISO8601Format()
            nextAttemptAt =
                delivery.state == .pending ? delivery.dueAt.date.ISO8601Format() : nil
            resentAt = delivery.resentAt?.date.ISO8601Format()
            lastStatus = delivery.lastStatus
            lastError = delivery.lastError
        }

        var row: [String] {
            [createdAt, id, hook, event, state, String(attempts), lastError ?? ""]
        }
    }

    func validate() throws {
        guard (1...1_000).contains(limit) else {
            throw ValidationError("--limit must be 1 to 1000.")
        }
    }

    func run() async throws {
        let filter = HookDelivery.Filter(
            hook: hook.map(HookID.init(rawValue:)),
            state: state,
            event: event
        )
        let deliveries = try await options.withProject { [limit] store, project in
            try await store.read {
                try $0.deliveries(of: project.id, matching: filter, after: nil, limit: limit)
            }
        }
        .map(View.init)
        let header = ["TIME", "ID", "HOOK", "EVENT", "STATE", "ATTEMPTS", "LAST ERROR"]
        let list = Listing(
            "deliveries",
            deliveries,
            header: header,
            none: "No deliveries."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}

extension OutboxProgress.State: ExpressibleByArgument {}
