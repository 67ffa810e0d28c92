import DialtoneModel
import ArgumentParser

struct SetSMSGateway: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change the settings of a gateway."
    )

    @Argument(help: "The gateway's name.")
    var name: String

    @OptionGroup var fields: SMSGatewayFields

    @Option(help: ArgumentHelp("A field to remove; may be repeated.", valueName: "name"))
    var unset: [String] = []

    @OptionGroup var data: DataOptions

    func run() async throws {
        let settings = try fields.settings()
        let secrets = try fields.secrets()
        try await data.withStore { store in
            let registry = try await data.smsGateways(in: store)
            let old = try await registry.existing(name)
            let configuration = SMSGatewayConfiguration(
                name: name,
                kind: old.kind,
                settings: old.settings.filter { !unset.contains($0.key) }
                    .merging(settings) { $1 },
                secrets: old.secrets.filter { !unset.contains($0.key) }.merging(secrets) { $1 }
            )
            try await data.withGateway(of: configuration) { _ in }
            guard try await registry.replace(configuration) else {
                throw CommandFailure("The gateway \(name) was removed in the meantime.")
            }
        }
        Terminal.show("Changed \(name).")
    }
}
