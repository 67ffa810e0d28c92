import Configuration
import DialtoneAppVerification

/// Where vendors of challenges are found, for operators who put a proxy in between.
///
/// Only projects that have keys for a vendor use any of it. A host on the operator's own network
/// has to be in `outbound.allow` as well.
///
/// - `recaptchaURL` (string, default `https://www.google.com`): Google's reCAPTCHA.
/// - `recaptchaEnterpriseURL` (string, default `https://recaptchaenterprise.googleapis.com`):
///   where reCAPTCHA Enterprise judges.
/// - `turnstileURL` (string, default `https://challenges.cloudflare.com`): Cloudflare's Turnstile.
/// - `hcaptchaURL` (string, default `https://api.hcaptcha.com`): where hCaptcha judges.
/// - `hcaptchaScriptURL` (string, default `https://js.hcaptcha.com`): where browsers find
///   hCaptcha's script.
struct ChallengeConfiguration: Sendable {
    let addresses: VendorAddresses

    init(config: ConfigReader) throws {
        var addresses = VendorAddresses()
        for (key, place) in [
            ("recaptchaURL", \VendorAddresses.recaptcha),
            ("recaptchaEnterpriseURL", \.recaptchaEnterprise),
            ("turnstileURL", \.turnstile),
            ("hcaptchaURL", \.hcaptcha),
            ("hcaptchaScriptURL", \.hcaptchaScript),
        ] {
            let address = config.string(
                forKey: ConfigKey(key),
                default: addresses[keyPath: place]
            )
            // It becomes a part of the page's content policy, so it holds nothing but an origin.
            guard address.wholeMatch(of: /https?:\/\/[A-Za-z0-9.\[\]:_-]+/) != nil else {
                throw ConfigurationProblem(
                    "challenge.\(key): must be like https://captcha.example.com, without a path"
                )
            }
            addresses[keyPath: place] = address
        }
        self.addresses = addresses
    }
}
