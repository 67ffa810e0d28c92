package import DialtoneCore

/// Every kind of provider that can be set up: what it has to be told, and how it is made.
package struct ProviderCatalog: Sendable {
    /// Makes a provider from what the operator says; throws what is wrong with that.
    package typealias Builder =
        @Sendable (SMSProviderConfiguration, ProviderParts) throws(InvalidProvider)
        -> any SMSProvider

    package struct Entry: Sendable {
        package let fields: [ProviderField]
        let build: Builder
    }

    private static let entries: [SMSProviderKind: Entry] = [
        .twilio: Entry(TwilioProvider.self),
        .vonage: Entry(VonageProvider.self),
        .awsEndUserMessaging: Entry(EndUserMessagingProvider.self),
        .awsSNS: Entry(SNSProvider.self),
        .messageBird: Entry(MessageBirdProvider.self),
        .plivo: Entry(PlivoProvider.self),
        .webhook: Entry(WebhookProvider.self),
        .kannel: Entry(KannelProvider.self),
        .smpp: Entry(SMPPProvider.self),
        .inbox: Entry(InboxProvider.self),
    ]

    /// The kinds that can be set up, by name.
    package static var kinds: [SMSProviderKind] {
        entries.keys.sorted { $0.rawValue < $1.rawValue }
    }

    package static func fields(of kind: SMSProviderKind) -> [ProviderField] {
        entries[kind]?.fields ?? []
    }

    /// Checks that every field is known and each required one there, and makes the provider.
    package static func provider(
        of configuration: SMSProviderConfiguration,
        _ parts: ProviderParts
    ) throws(InvalidProvider) -> any SMSProvider {
        guard let entry = entries[configuration.kind] else {
            throw InvalidProvider("kind", "cannot be set up")
        }
        try check(configuration, against: entry.fields)
        return try entry.build(configuration, parts)
    }

    private static func check(
        _ configuration: SMSProviderConfiguration,
        against fields: [ProviderField]
    ) throws(InvalidProvider) {
        let open = Set(fields.filter { !$0.isSecret }.map(\.name))
        let closed = Set(fields.filter(\.isSecret).map(\.name))
        for name in configuration.settings.keys.sorted() where !open.contains(name) {
            throw InvalidProvider(name, closed.contains(name) ? "is a secret" : "is unknown")
        }
        for name in configuration.secrets.keys.sorted() where !closed.contains(name) {
            throw InvalidProvider(name, open.contains(name) ? "is no secret" : "is unknown")
        }
        for field in fields where field.isRequired {
            let values = field.isSecret ? configuration.secrets : configuration.settings
            guard values[field.name]?.isEmpty == false else {
                throw InvalidProvider(field.name, "is missing")
            }
        }
    }
}
