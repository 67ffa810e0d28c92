import DialtoneBasics

/// Whether and how apps must prove that they are genuine before a message is sent.
package struct AppVerificationSettings: Hashable, Sendable, Codable {
    /// The rules for apps without rules of their own.
    package var common = AppVerificationPolicy()

    /// Rules for single apps, by app ID.
    package var apps: [String: AppVerificationPolicy] = [:]

    package init() {}

    package init(from decoder: any Decoder) throws {
        common = try AppVerificationPolicy(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&apps, forKey: .apps)
    }

    /// Encodes the common rules next to `apps`, so that their settings have short paths.
    package func encode(to encoder: any Encoder) throws {
        try common.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(apps, forKey: .apps)
    }

    private enum CodingKeys: String, CodingKey { case apps }

    package func policy(for appID: String?) -> AppVerificationPolicy {
        appID.flatMap { apps[$0] } ?? common
    }

    /// The enforcement of the common rules.
    package var enforcement: AppVerificationPolicy.Enforcement {
        get { common.enforcement }
        set { common.enforcement = newValue }
    }
}
