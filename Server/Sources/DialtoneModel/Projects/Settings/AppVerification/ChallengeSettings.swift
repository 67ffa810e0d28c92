package import DialtoneBasics

/// The challenge that users solve if the app cannot prove itself otherwise.
package struct ChallengeSettings: Hashable, Sendable {
    package enum Vendor: String, Hashable, Sendable, Codable, CaseIterable {
        /// The built-in challenge, which needs no external service.
        case proofOfWork
        case recaptcha
        case recaptchaEnterprise
        case turnstile
        case hcaptcha
    }

    package var vendor = Vendor.proofOfWork
    package var work = ChallengeWork()

    package init() {}
}

extension ChallengeSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("vendor", \.vendor),
            SettingPart("work", \.work),
        ]
    }
}
