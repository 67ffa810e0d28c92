/// The base URLs of challenge vendors, which an operator can replace with proxies.
package struct VendorAddresses: Hashable, Sendable {
    package var recaptcha = "https://www.google.com"
    package var recaptchaEnterprise = "https://recaptchaenterprise.googleapis.com"
    package var turnstile = "https://challenges.cloudflare.com"

    /// The base URL of hCaptcha's script.
    package var hcaptchaScript = "https://js.hcaptcha.com"

    /// The base URL of hCaptcha's verification.
    package var hcaptcha = "https://api.hcaptcha.com"

    package init() {}
}
