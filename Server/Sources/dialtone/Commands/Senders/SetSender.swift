import DialtoneFlows
import DialtoneModel
import ArgumentParser

struct SetSender: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set the sender of messages to a country.",
        discussion: "Options that you omit change nothing; an empty value removes a setting."
    )

    @Argument(help: "A country code such as US, or * for all countries without their own sender.")
    var region: String

    @Option(help: "Up to 11 letters and digits, a number like +16505550100, or a short code.")
    var senderId: String?

    @Option(help: "The ID of the registered business, if the country requires it (India's DLT).")
    var entityId: String?

    @Option(help: "The ID of the registered text, if the country requires it (India's DLT).")
    var templateId: String?

    @OptionGroup var options: ProjectOptions

    func validate() throws {
        guard [senderId, entityId, templateId].contains(where: { $0 != nil }) else {
            throw ValidationError("Pass --sender-id, --entity-id or --template-id.")
        }
    }

    func run() async throws {
        let key = region.uppercased()
        try await options.withProject { store, project in
            let project = project.id
            let registry = ProjectRegistry(of: store)
            try await registry.changeSettings(of: project) { settings in
                var sender = settings.messages.senders[key] ?? SenderIdentity()
                sender.senderID.change(to: senderId)
                sender.entityID.change(to: entityId)
                sender.templateID.change(to: templateId)
                settings.messages.senders[key] = sender
            }
        }
        Terminal.show("Changed the sender of \(key).")
    }
}
