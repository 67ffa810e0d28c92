package import DialtoneModel

/// Every gateway type that can be configured, with its fields and its builder.
package struct GatewayCatalog: Sendable {
    /// Creates a gateway from its configuration; throws the first problem found in it.
    package typealias Builder =
        @Sendable (SMSGatewayConfiguration, GatewayDependencies) throws(InvalidGateway)
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

    /// The types that can be configured, sorted by name.
    package static var kinds: [SMSGatewayKind] {
        entries.keys.sorted { $0.rawValue < $1.rawValue }
    }

    package static func fields(of kind: SMSGatewayKind) -> [GatewayField] {
        entries[kind]?.fields ?? []
    }

    /// Validates the configuration and creates the gateway.
    ///
    /// Checks the fields as ``checkFields(of:)`` does, and that every required secret is present.
    package static func gateway(
        of configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) -> any SMSGateway {
        guard let entry = entries[configuration.kind] else {
            throw InvalidGateway("kind", "is not supported")
        }
        try checkFields(of: configuration)
        for field in entry.fields where field.isRequired && field.isSecret {
            try require(configuration.secrets[field.name], of: field)
        }
        return try entry.build(configuration, dependencies)
    }

    /// Checks that every field is known and that every required setting is present.
    ///
    /// Does not require secrets, which may be set later.
    package static func checkFields(
        of configuration: SMSGatewayConfiguration
    ) throws(InvalidGateway) {
        let fields = fields(of: configuration.kind)
        let open = Set(fields.filter { !$0.isSecret }.map(\.name))
        let closed = Set(fields.filter(\.isSecret).map(\.name))
        for name in configuration.settings.keys.sorted() where !open.contains(name) {
            throw InvalidGateway(name, closed.contains(name) ? "is a secret field" : "is unknown")
        }
        for name in configuration.secrets.keys.sorted() where !closed.contains(name) {
            throw InvalidGateway(name, open.contains(name) ? "is not a secret field" : "is unknown")
        }
        for field in fields where field.isRequired && !field.isSecret {
            try require(configuration.settings[field.name], of: field)
        }
    }

    private static func require(
        _ value: String?,
        of field: GatewayField
    ) throws(InvalidGateway) {
        guard value?.isEmpty == false else { throw InvalidGateway(field.name, "is missing") }
    }
}

extension GatewayCatalog.Entry {
    init<Gateway: ConfiguredGateway>(_ type: Gateway.Type) {
        self.init(fields: Gateway.fields) { configuration, dependencies throws(InvalidGateway) in
            try Gateway(configuration, dependencies)
        }
    }
}
