/// Whether and how apps have to prove themselves before a message is sent.
package struct AppVerificationSettings: Hashable, Sendable, Codable {
    /// The rules for apps that have none of their own.
    package var common = AppVerificationPolicy()

    /// Rules of single apps, by app ID.
    package var apps: [String: AppVerificationPolicy] = [:]

    package init() {}

    package init(from decoder: any Decoder) throws {
        common = try AppVerificationPolicy(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&apps, forKey: .apps)
    }

    /// Writes the common rules and the apps' side by side, so that one rule has a short name.
    package func encode(to encoder: any Encoder) throws {
        try common.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(apps, forKey: .apps)
    }

    private enum CodingKeys: String, CodingKey { case apps }

    package func policy(for appID: String?) -> AppVerificationPolicy {
        appID.flatMap { apps[$0] } ?? common
    }

    /// How strictly the common rules are kept.
    package var enforcement: AppVerificationPolicy.Enforcement {
        get { common.enforcement }
        set { common.enforcement = newValue }
    }
}
