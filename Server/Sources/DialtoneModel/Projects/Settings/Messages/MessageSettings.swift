import DialtoneBasics

/// The texts and the senders of a project's messages.
package struct MessageSettings: Hashable, Sendable, Codable {
    /// The senders by ISO 3166 code; `*` applies to all other countries.
    package var senders: [String: SenderIdentity] = [:]

    /// The fallback language for users whose language has no text; `nil` for English.
    package var defaultLanguage: String?

    /// The texts for apps without texts of their own.
    package var common = MessageTextSettings()

    /// The texts of single apps, by app ID, which override the common ones.
    package var apps: [String: MessageTextSettings] = [:]

    package init() {}

    package init(from decoder: any Decoder) throws {
        common = try MessageTextSettings(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&senders, forKey: .senders)
        defaultLanguage = try container.decodeIfPresent(String.self, forKey: .defaultLanguage)
        try container.update(&apps, forKey: .apps)
    }

    /// Encodes the common settings next to `apps`, so that they have short paths.
    package func encode(to encoder: any Encoder) throws {
        try common.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(senders, forKey: .senders)
        try container.encode(defaultLanguage, forKey: .defaultLanguage)
        try container.encode(apps, forKey: .apps)
    }

    private enum CodingKeys: String, CodingKey { case senders, defaultLanguage, apps }

    /// Returns the configured sender of messages to `region`, if any.
    package func sender(in region: String?) -> SenderIdentity? {
        region.flatMap { senders[$0] } ?? senders["*"]
    }

    /// Returns the message texts of an app; `nil` stands for unregistered apps.
    package func texts(for appID: String?) -> MessageTextSettings {
        appID.flatMap { apps[$0] }?.over(common) ?? common
    }
}
