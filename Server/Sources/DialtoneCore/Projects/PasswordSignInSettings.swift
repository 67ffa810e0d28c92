/// Rules of sign-in by e-mail address: by password, and by a link that is sent there.
package struct PasswordSignInSettings: Hashable, Sendable, Codable {
    package var isEnabled = true

    /// Whether a link that was sent to the address signs in as well.
    package var allowsEmailLink = true

    package var policy = PasswordPolicy()

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&isEnabled, forKey: .isEnabled)
        try container.update(&allowsEmailLink, forKey: .allowsEmailLink)
        try container.update(&policy, forKey: .policy)
    }

    private enum CodingKeys: String, CodingKey { case isEnabled, allowsEmailLink, policy }
}
