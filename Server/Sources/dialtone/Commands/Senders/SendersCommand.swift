import ArgumentParser

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
