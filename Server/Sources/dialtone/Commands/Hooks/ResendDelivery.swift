import ArgumentParser
import DialtoneFlows
import DialtoneModel

struct ResendDelivery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resend",
        abstract: "Send a finished event to its hook again.",
        discussion: """
            A running server sends the event within seconds. The request has the same
            webhook-id and content, and the header webhook-resent: true. Events are kept
            for two weeks.

            Example:
              dialtone hooks deliveries list --project shop --state dead
              dialtone hooks deliveries resend evt_1 --project shop
            """
    )

    @Argument(help: "The ID of the delivery, which the list shows.")
    var delivery: String

    @OptionGroup var options: ProjectOptions

    func run() async throws {
        try await options.withProject { store, project in
            _ = try await HookRegistry(store: store, of: options.data)
                .resend(delivery, of: project.id)
        }
        Terminal.show("\(delivery) is sent again.")
    }
}
