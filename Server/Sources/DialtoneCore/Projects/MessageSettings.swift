/// What a project's messages say, and who they say they are from.
package struct MessageSettings: Hashable, Sendable, Codable {
    /// Who messages are from, by ISO 3166 code; `*` is for all other countries.
    package var senders: [String: SenderIdentity] = [:]

    /// The language of those whose own has no text; English where it is missing.
    package var defaultLanguage: String?

    /// What messages say for apps that have nothing of their own.
    package var common = MessageTextSettings()

    /// What single apps say in place of it, by app ID.
    package var apps: [String: MessageTextSettings] = [:]

    package init() {}

    package init(from decoder: any Decoder) throws {
        common = try MessageTextSettings(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&senders, forKey: .senders)
        defaultLanguage = try container.decodeIfPresent(String.self, forKey: .defaultLanguage)
        try container.update(&apps, forKey: .apps)
    }

    /// Writes what is common and the apps' side by side, so that a setting has a short name.
    package func encode(to encoder: any Encoder) throws {
        try common.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(senders, forKey: .senders)
        try container.encode(defaultLanguage, forKey: .defaultLanguage)
        try container.encode(apps, forKey: .apps)
    }

    private enum CodingKeys: String, CodingKey { case senders, defaultLanguage, apps }

    /// Who a message to `region` is from, where the project prescribes it.
    package func sender(in region: String?) -> SenderIdentity? {
        region.flatMap { senders[$0] } ?? senders["*"]
    }

    /// What the messages of one app say; `nil` is an app that is not registered.
    package func texts(for appID: String?) -> MessageTextSettings {
        appID.flatMap { apps[$0] }?.over(common) ?? common
    }
}
