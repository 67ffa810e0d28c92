/// What a project knows of one of its apps, beside what every app has.
package struct AppDetails: Hashable, Sendable, Codable {
    /// The team that publishes it on Apple's platforms, such as `A1B2C3D4E5`.
    package var teamID: String?

    /// Its OAuth client ID, whose reversed form may be a URL scheme of the app.
    package var clientID: String?

    /// The `https` addresses that lead into the app, to which the challenge page may return.
    package var redirects: [String] = []

    /// SHA-256 digests of the certificates that sign it on Android, in lowercase hex.
    package var certificateHashes: [String] = []

    /// Its secrets, the newest last; only back ends have any.
    package var secrets: [KeptAppSecret] = []

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        teamID = try container.decodeIfPresent(String.self, forKey: .teamID)
        clientID = try container.decodeIfPresent(String.self, forKey: .clientID)
        try container.update(&redirects, forKey: .redirects)
        try container.update(&certificateHashes, forKey: .certificateHashes)
        try container.update(&secrets, forKey: .secrets)
    }

    private enum CodingKeys: String, CodingKey {
        case teamID, clientID, redirects, certificateHashes, secrets
    }
}
