import ArgumentParser

/// Who can be handed messages.
struct SMSProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "providers",
        abstract: "Add, show, change, remove and try providers of messages.",
        subcommands: [
            AddSMSProvider.self, ListSMSProviders.self, ShowSMSProvider.self,
            SetSMSProvider.self, RemoveSMSProvider.self, TestSMSProvider.self,
        ]
    )
}
