import DialtoneFlows
import DialtoneModel
import ArgumentParser

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
        guard [senderId, entityId, templateId].contains(where: { $0 != nil }) else {
            throw ValidationError("Say --sender-id, --entity-id or --template-id.")
        }
    }

    func run() async throws {
        let key = region.uppercased()
        try await data.withStore { store in
            let project = try await project.find(in: store).id
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
