import ArgumentParser

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
