/// Whether an app has to prove itself before a message is sent.
package struct AppVerificationSettings: Hashable, Sendable, Codable {
    package var isRequired = true

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&isRequired, forKey: .isRequired)
    }

    private enum CodingKeys: String, CodingKey { case isRequired }
}
