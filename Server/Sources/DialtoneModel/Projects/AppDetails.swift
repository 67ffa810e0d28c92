import DialtoneBasics

/// The optional properties of an app.
package struct AppDetails: Hashable, Sendable, Codable {
    /// The Apple developer team that publishes it, such as `A1B2C3D4E5`.
    package var teamID: String?

    /// The OAuth client ID, whose reversed form may be a URL scheme of the app.
    package var clientID: String?

    /// The `https` URLs that open the app, to which the challenge page may return.
    package var redirects: [String] = []

    /// SHA-256 digests of its Android signing certificates, in lower-case hex.
    package var certificateHashes: [String] = []

    /// The secrets, newest last; only back ends have any.
    package var secrets: [StoredAppSecret] = []

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
