import DialtoneAppVerification
import Configuration

/// The addresses of challenge vendors, for operators who use a proxy for them.
///
/// They are used only by projects that have keys for a vendor. A host on the operator's own network
/// must be in `outbound.allow` as well.
///
/// - `recaptchaURL` (string, default `https://www.google.com`): Google's reCAPTCHA.
/// - `recaptchaEnterpriseURL` (string, default `https://recaptchaenterprise.googleapis.com`): the
///   reCAPTCHA Enterprise API.
/// - `turnstileURL` (string, default `https://challenges.cloudflare.com`): Cloudflare's Turnstile.
/// - `hcaptchaURL` (string, default `https://api.hcaptcha.com`): the hCaptcha API.
/// - `hcaptchaScriptURL` (string, default `https://js.hcaptcha.com`): the hCaptcha script for
///   browsers.
struct ChallengeConfiguration: Sendable {
    let addresses: VendorAddresses

    init(config: ConfigReader) throws {
        var addresses = VendorAddresses()
        var problems = ConfigurationProblems()
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
            problems.require(
                address.wholeMatch(of: /https?:\/\/[A-Za-z0-9.\[\]:_-]+/) != nil,
                "challenge.\(key): must have the form https://captcha.example.com, without a path"
            )
            addresses[keyPath: place] = address
        }
        try problems.check()
        self.addresses = addresses
    }
}
