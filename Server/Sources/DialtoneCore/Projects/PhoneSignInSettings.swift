/// Rules of sign-in by phone number.
package struct PhoneSignInSettings: Hashable, Sendable, Codable {
    package var isEnabled = true
    package var codes = CodePolicy()
    package var sends = SendPolicy()
    package var failures = FailurePolicy()

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&isEnabled, forKey: .isEnabled)
        try container.update(&codes, forKey: .codes)
        try container.update(&sends, forKey: .sends)
        try container.update(&failures, forKey: .failures)
    }

    private enum CodingKeys: String, CodingKey { case isEnabled, codes, sends, failures }
}
