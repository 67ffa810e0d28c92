import DialtoneBasics

/// The administrator's settings for an identity provider, stored as JSON.
package struct IdentityProviderSettings: Hashable, Sendable, Codable {
    package var displayName: String?
    package var isEnabled = false

    /// The project's client ID at the provider, which is the audience of its ID tokens.
    package var clientID: String?

    /// Additional audiences, such as those of the project's mobile apps.
    package var allowedClientIDs: [String] = []

    /// The issuer URL of an OpenID Connect provider.
    package var issuer: String?

    /// Whether a redirect returns an authorization code instead of an ID token.
    package var usesCode = false

    package var saml: SAMLSettings?

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&displayName, forKey: .displayName)
        try container.update(&isEnabled, forKey: .isEnabled)
        try container.update(&clientID, forKey: .clientID)
        try container.update(&allowedClientIDs, forKey: .allowedClientIDs)
        try container.update(&issuer, forKey: .issuer)
        try container.update(&usesCode, forKey: .usesCode)
        try container.update(&saml, forKey: .saml)
    }

    private enum CodingKeys: String, CodingKey {
        case displayName, isEnabled, clientID, allowedClientIDs, issuer, usesCode, saml
    }
}
