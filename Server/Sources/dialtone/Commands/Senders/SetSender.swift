import ArgumentParser
import DialtoneCore

struct SetSender: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Set who messages to a country are from.",
        discussion: "What is not named stays as it is; an empty value takes it away."
    )

    @Argument(help: "The country as US or IN, or * for all that have no sender of their own.")
    var region: String

    @Option(help: "Up to 11 letters and digits, a number like +16505550100, or a short code.")
    var senderId: String?

    @Option(help: "The registered business, where the country keeps such a list (India's DLT).")
    var entityId: String?

    @Option(help: "The registered text, where the country keeps such a list (India's DLT).")
    var templateId: String?

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions

    func validate() throws {
        guard senderId != nil || entityId != nil || templateId != nil else {
            throw ValidationError("Say --sender-id, --entity-id or --template-id.")
        }
    }

    func run() async throws {
        let key = region.uppercased()
        try await data.withStore { store in
            let project = try await project.find(in: store).id
            let registry = ProjectRegistry(store: store, clock: .system(), random: .system)
            try await registry.changeSettings(of: project) { settings in
                var sender = settings.messages.senders[key] ?? SenderIdentity()
                if let senderId { sender.senderID = senderId.isEmpty ? nil : senderId }
                if let entityId { sender.entityID = entityId.isEmpty ? nil : entityId }
                if let templateId { sender.templateID = templateId.isEmpty ? nil : templateId }
                settings.messages.senders[key] = sender
            }
        }
        Terminal.show("Changed the sender of \(key).")
    }
}
