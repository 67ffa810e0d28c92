import DialtoneModel
import DialtoneSMS
import ArgumentParser

struct AddSMSGateway: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an SMS gateway.",
        discussion: """
            `dialtone sms gateways list --kinds` shows the fields of each kind.
            Required secrets that no file provides are read from standard input, one per
            line, in the order of that list.

            As long as there are no routes, every gateway serves all numbers, in the order
            in which the gateways were added.
            """
    )

    @Argument(help: "The name: lowercase letters, digits and hyphens.")
    var name: String

    @Argument(help: "The kind, such as twilio or smpp.")
    var kind: SMSGatewayKind

    @OptionGroup var fields: SMSGatewayFields
    @OptionGroup var data: DataOptions

    func validate() throws {
        guard SMSGatewayRegistry.allows(name: name) else {
            throw ValidationError(
                "A gateway's name must have 1 to 32 lowercase letters, digits and hyphens."
            )
        }
    }

    func run() async throws {
        var configuration = SMSGatewayConfiguration(
            name: name,
            kind: kind,
            settings: try fields.settings(),
            secrets: try fields.secrets()
        )
        // Checked before the operator types a secret.
        try GatewayCatalog.checkFields(of: configuration)
        let required = GatewayCatalog.fields(of: kind).filter { $0.isSecret && $0.isRequired }
        for field in required where configuration.secrets[field.name] == nil {
            configuration.secrets[field.name] = try SMSGatewayFields.typedSecret(field.name)
        }
        try await data.withGateway(of: configuration) { _ in }
        try await data.withStore { store in
            guard try await data.smsGateways(in: store).add(configuration) else {
                throw CommandFailure(
                    "The gateway \(name) already exists",
                    hint: CommandHint("sms gateways set \(name) --set FIELD=VALUE", "changes it")
                )
            }
        }
        Terminal.show("Added \(name).")
    }
}
