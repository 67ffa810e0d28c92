import ArgumentParser
import DialtoneFlows
import DialtoneModel

/// Manages the senders of messages.
struct SendersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "senders",
        abstract: "Manage the senders of messages by country.",
        discussion: """
            Countries without a sender use the sender of `*` or, if there is none, that of
            the gateway. docs/texts.md describes which senders countries accept.

            Examples:
              dialtone senders set '*' --sender-id ACME
              dialtone senders set US --sender-id +16505550100
              dialtone senders set IN --sender-id ACMEIN --entity-id 1101234567890123456 \\
                --template-id 1107123456789012345
            """,
        subcommands: [ListSenders.self, ShowSender.self, SetSender.self, RemoveSender.self]
    )
}

struct ListSenders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the senders by country."
    )

    @OptionGroup var options: ProjectOutputOptions

    func run() async throws {
        let views = try await options.withProject { _, project in
            project.settings.messages.senders.sorted { $0.key < $1.key }
                .map { SenderView($0.value, of: $0.key) }
        }
        let list = Listing(
            "senders",
            views,
            header: SenderView.header,
            none: "No senders are set. Messages have the default sender of the gateway."
        ) { $0.row }
        try Terminal.show(list, asJSON: options.json)
    }
}

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

struct RemoveSender: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a country's sender."
    )

    @Argument(help: "A country code such as US, or *.")
    var region: String

    @OptionGroup var options: ProjectOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let key = region.uppercased()
        try confirmation.require(for: "Remove the sender of \(key)")
        try await options.withProject { store, project in
            guard project.settings.messages.senders[key] != nil else {
                throw CommandFailure(
                    "\(key) has no sender",
                    hint: CommandHint("senders list", "lists the senders")
                )
            }
            try await ProjectRegistry(of: store)
                .changeSettings(of: project.id) { $0.messages.senders[key] = nil }
        }
        Terminal.show("Removed the sender of \(key).")
    }
}
