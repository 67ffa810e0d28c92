import ArgumentParser
import DialtoneModel

struct ShowSender: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the sender of messages to a country."
    )

    @Argument(help: "A country code such as US, or *.")
    var region: String

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let key = region.uppercased()
        let view = try await options.withProject { _, project in
            guard let sender = project.settings.messages.senders[key] else {
                throw CommandFailure(
                    "\(key) has no sender",
                    hint: CommandHint("senders list", "lists the senders")
                )
            }
            return SenderView(sender, of: key)
        }
        let details = Details(
            view,
            [
                ("country", view.region), ("sender ID", view.senderID),
                ("entity ID", view.entityID), ("template ID", view.templateID),
            ]
        )
        try Terminal.show(details, asJSON: options.json)
    }
}
