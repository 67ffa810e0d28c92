/// Rules of sign-in without any proof.
package struct AnonymousSignInSettings: Hashable, Sendable, Codable {
    package var isEnabled = true

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&isEnabled, forKey: .isEnabled)
    }

    private enum CodingKeys: String, CodingKey { case isEnabled }
}
