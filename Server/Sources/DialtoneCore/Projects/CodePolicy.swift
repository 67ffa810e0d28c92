/// What a one-time code is like and how long it is good.
package struct CodePolicy: Hashable, Sendable, Codable {
    /// Digits of a code, 6 to 10.
    package var length = 6

    /// At most ten minutes, by NIST SP 800-63B.
    package var lifetime = TimeSpan.minutes(5)

    /// Tries that one verification session allows.
    package var triesPerSession = 5

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&length, forKey: .length)
        try container.update(&lifetime, forKey: .lifetime)
        try container.update(&triesPerSession, forKey: .triesPerSession)
    }

    private enum CodingKeys: String, CodingKey { case length, lifetime, triesPerSession }
}
