import ArgumentParser

/// Providers of text messages, the routes to them, and what became of messages.
struct SMSCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sms",
        abstract: "Manage SMS providers and routes, and look up messages.",
        discussion: """
            A server with sender.kind: routes hands messages to these providers. What is
            changed here is in force in running servers within a second or two.

            Examples:
              dialtone sms providers list --kinds
              dialtone sms providers add main twilio --set accountSID=AC123 \\
                --set from=+16505550100 --secret-file authToken=token.txt
              dialtone sms routes set --country DE main backup
              dialtone sms messages --number +16505550100
              dialtone sms statistics --days 7
            """,
        subcommands: [
            SMSProvidersCommand.self, SMSRoutesCommand.self, ListMessages.self,
            ShowMessage.self, ShowSMSStatistics.self,
        ]
    )
}
