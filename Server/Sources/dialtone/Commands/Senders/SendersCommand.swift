import ArgumentParser
import DialtoneFlows
import DialtoneModel

/// Manages the senders of messages.
struct SendersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "senders",
        abstract: "Manage the sender of messages by country.",
        discussion: """
            A country without a sender of its own takes that of `*`, and without one the
            gateway's. Countries differ in what they take: docs/texts.md says more.

            Examples:
              dialtone senders set '*' --sender-id ACME
              dialtone senders set US --sender-id +16505550100
              dialtone senders set IN --sender-id ACMEIN --entity-id 1101234567890123456 \\
                --template-id 1107123456789012345
            """,
        subcommands: [ListSenders.self, SetSender.self, RemoveSender.self]
    )
}

struct RemoveSender: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a country's sender."
    )

    @Argument(help: "The country as US or IN, or *.")
    var region: String

    @OptionGroup var project: ProjectOption
    @OptionGroup var data: DataOptions
    @OptionGroup var confirmation: Confirmation

    func run() async throws {
        let key = region.uppercased()
        try confirmation.require(for: "Remove the sender of \(key)")
        try await data.withStore { store in
            let project = try await project.find(in: store)
            guard project.settings.messages.senders[key] != nil else {
                throw CommandFailure(
                    "\(key) has no sender",
                    hint: CommandHint("senders list", "shows which have")
                )
            }
            try await ProjectRegistry(of: store)
                .changeSettings(of: project.id) { $0.messages.senders[key] = nil }
        }
        Terminal.show("Removed the sender of \(key).")
    }
}
