/// What a project's administrators say about an identity provider, stored as JSON.
package struct IdentityProviderSettings: Hashable, Sendable, Codable {
    package var displayName: String?
    package var isEnabled = false

    /// The name that the project has at the provider: the audience of its ID tokens.
    package var clientID: String?

    /// Further audiences, such as those of the project's apps on phones.
    package var allowedClientIDs: [String] = []

    /// The address under which an OpenID Connect provider issues tokens.
    package var issuer: String?

    /// What a redirect to the provider brings back: an ID token, unless a code is asked for.
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
