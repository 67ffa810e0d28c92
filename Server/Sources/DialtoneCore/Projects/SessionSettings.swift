/// How the sessions of a project live.
package struct SessionSettings: Hashable, Sendable, Codable {
    /// Whether each refresh gives out a new refresh token and retires the old one.
    package var rotatesRefreshTokens = false

    /// How long a retired token still works, for answers that got lost and calls that raced.
    package var rotationGrace = TimeSpan.seconds(60)

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&rotatesRefreshTokens, forKey: .rotatesRefreshTokens)
        try container.update(&rotationGrace, forKey: .rotationGrace)
    }

    private enum CodingKeys: String, CodingKey { case rotatesRefreshTokens, rotationGrace }
}
