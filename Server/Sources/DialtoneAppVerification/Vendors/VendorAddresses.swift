/// Where challenge vendors are found; an operator may put proxies in their place.
package struct VendorAddresses: Hashable, Sendable {
    package var recaptcha = "https://www.google.com"
    package var recaptchaEnterprise = "https://recaptchaenterprise.googleapis.com"
    package var turnstile = "https://challenges.cloudflare.com"

    /// Where hCaptcha's script comes from.
    package var hcaptchaScript = "https://js.hcaptcha.com"

    /// Where hCaptcha judges.
    package var hcaptcha = "https://api.hcaptcha.com"

    package init() {}
}
