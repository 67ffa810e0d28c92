/// Which challenge the page shows where an app cannot prove itself otherwise.
package struct ChallengeSettings: Hashable, Sendable, Codable {
    package enum Vendor: String, Hashable, Sendable, Codable, CaseIterable {
        /// The built-in one, which asks nobody else.
        case proofOfWork
        case recaptcha
        case recaptchaEnterprise
        case turnstile
        case hcaptcha
    }

    package var vendor = Vendor.proofOfWork
    package var work = ChallengeWork()

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&vendor, forKey: .vendor)
        try container.update(&work, forKey: .work)
    }

    private enum CodingKeys: String, CodingKey { case vendor, work }
}
