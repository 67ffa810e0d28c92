import DialtoneBasics
import IdentityToolkitAdmin

/// The challenge that pages show, and those that can be chosen instead.
struct ChallengeChoice: Sendable {
    /// The setting's path.
    static let setting = "appVerification.challenge.vendor"

    let options: [Option]

    /// The version of the settings that the choice is based on.
    let etag: String

    init(_ settings: ProjectSettingsInfo, _ keys: [CaptchaKeysInfo]) {
        let current = settings.settings[Self.setting]
        let vendors = Set(keys.filter { $0.platform == nil }.map(\.vendor))
        options = Self.all.map { option in
            Option(
                value: option.value,
                name: option.name,
                isChosen: JSONValue.string(option.value).text == current,
                needsKeys: option.vendor.map { !vendors.contains($0) } ?? false
            )
        }
        etag = settings.etag
    }

    /// Whether the challenge exists and has the keys that it needs.
    func allows(_ value: String) -> Bool {
        options.contains { $0.value == value && !$0.needsKeys }
    }

    private static var all: [(value: String, name: String, vendor: String?)] {
        [
            ("proofOfWork", translated("Built-in challenge, without a vendor"), nil),
            ("recaptcha", "reCAPTCHA v2", "RECAPTCHA"),
            ("recaptchaEnterprise", "reCAPTCHA Enterprise", "RECAPTCHA_ENTERPRISE"),
            ("turnstile", "Turnstile", "TURNSTILE"),
            ("hcaptcha", "hCaptcha", "HCAPTCHA"),
        ]
    }

    struct Option: Sendable {
        let value: String
        let name: String
        let isChosen: Bool

        /// Whether the vendor's keys have to be saved before it can be chosen.
        let needsKeys: Bool
    }
}
