import ArgumentParser

/// Who can be handed messages.
struct SMSProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "providers",
        abstract: "Manage SMS providers.",
        subcommands: [
            AddSMSProvider.self, ListSMSProviders.self, ShowSMSProvider.self,
            SetSMSProvider.self, RemoveSMSProvider.self, TestSMSProvider.self,
        ]
    )
}
