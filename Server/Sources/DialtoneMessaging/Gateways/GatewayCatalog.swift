package import DialtoneCore

/// Every kind of gateway that can be set up: what it has to be told, and how it is made.
package struct GatewayCatalog: Sendable {
    /// Makes a gateway from what the operator says; throws what is wrong with that.
    package typealias Builder =
        @Sendable (SMSGatewayConfiguration, GatewayParts) throws(InvalidGateway)
        -> any SMSGateway

    package struct Entry: Sendable {
        package let fields: [GatewayField]
        let build: Builder
    }

    private static let entries: [SMSGatewayKind: Entry] = [
        .twilio: Entry(TwilioGateway.self),
        .vonage: Entry(VonageGateway.self),
        .awsEndUserMessaging: Entry(EndUserMessagingGateway.self),
        .awsSNS: Entry(SNSGateway.self),
        .messageBird: Entry(MessageBirdGateway.self),
        .plivo: Entry(PlivoGateway.self),
        .webhook: Entry(WebhookGateway.self),
        .kannel: Entry(KannelGateway.self),
        .smpp: Entry(SMPPGateway.self),
        .inbox: Entry(InboxGateway.self),
    ]

    /// The kinds that can be set up, by name.
    package static var kinds: [SMSGatewayKind] {
        entries.keys.sorted { $0.rawValue < $1.rawValue }
    }

    package static func fields(of kind: SMSGatewayKind) -> [GatewayField] {
        entries[kind]?.fields ?? []
    }

    /// Checks that every field is known and each required one there, and makes the gateway.
    package static func gateway(
        of configuration: SMSGatewayConfiguration,
        _ parts: GatewayParts
    ) throws(InvalidGateway) -> any SMSGateway {
        guard let entry = entries[configuration.kind] else {
            throw InvalidGateway("kind", "cannot be set up")
        }
        try check(configuration, against: entry.fields)
        return try entry.build(configuration, parts)
    }

    private static func check(
        _ configuration: SMSGatewayConfiguration,
        against fields: [GatewayField]
    ) throws(InvalidGateway) {
        let open = Set(fields.filter { !$0.isSecret }.map(\.name))
        let closed = Set(fields.filter(\.isSecret).map(\.name))
        for name in configuration.settings.keys.sorted() where !open.contains(name) {
            throw InvalidGateway(name, closed.contains(name) ? "is a secret" : "is unknown")
        }
        for name in configuration.secrets.keys.sorted() where !closed.contains(name) {
            throw InvalidGateway(name, open.contains(name) ? "is no secret" : "is unknown")
        }
        for field in fields where field.isRequired {
            let values = field.isSecret ? configuration.secrets : configuration.settings
            guard values[field.name]?.isEmpty == false else {
                throw InvalidGateway(field.name, "is missing")
            }
        }
    }
}
