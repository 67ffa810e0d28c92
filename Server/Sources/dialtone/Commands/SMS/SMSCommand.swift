import ArgumentParser

/// Manages SMS gateways and routes, and shows the message log.
struct SMSCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sms",
        abstract: "Manage SMS gateways, routes and messages.",
        discussion: """
            Servers with `sender.kind: routes` send messages through these gateways.
            Running servers apply changes within two seconds.

            Examples:
              dialtone sms gateways list --kinds
              dialtone sms gateways add main twilio --set accountSID=AC123 \\
                --set from=+16505550100 --secret-file authToken=token.txt
              dialtone sms routes set --country DE main backup
              dialtone sms messages list --number +16505550100
              dialtone sms statistics show --days 7
            """,
        subcommands: [
            SMSGatewaysCommand.self, SMSRoutesCommand.self, MessagesCommand.self,
            StatisticsCommand.self,
        ]
    )

    struct StatisticsCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "statistics",
            abstract: "Show the statistics of messages.",
            subcommands: [ShowSMSStatistics.self]
        )
    }

    struct MessagesCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "messages",
            abstract: "Look up messages.",
            subcommands: [ListMessages.self, ShowMessage.self]
        )
    }
}
