import ArgumentParser

/// Manages the gateways that send messages.
struct SMSGatewaysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gateways",
        abstract: "Manage SMS gateways.",
        subcommands: [
            AddSMSGateway.self, ListSMSGateways.self, ShowSMSGateway.self,
            SetSMSGateway.self, RemoveSMSGateway.self, TestSMSGateway.self,
        ]
    )
}
