import DialtoneChallenges
import DialtoneModel

/// The parameters of a vendor with a `siteverify` endpoint.
struct SiteVerifyProfile: Sendable {
    /// The action of a solution on the challenge page.
    static let pageAction = "verifyApp"

    let vendor: ChallengeSettings.Vendor
    let service: VerificationService

    /// The vendor's own name.
    let name: String

    /// The URL of the browser script.
    let script: String

    /// The URL that verifies solutions.
    let verification: String
    let sources: ChallengeWidget.ContentSources

    /// The action that a solution must be made for; `nil` if the vendor does not support actions.
    var action: String?

    /// The value that some accounts of the vendor receive instead of the host.
    var concealedHost: String?

    /// Whether the verification request includes the site key.
    var sendsSiteKey = false
}

extension SiteVerifyProfile {
    /// Google's reCAPTCHA version 2, the checkbox.
    static func recaptcha(_ addresses: VendorAddresses) -> Self {
        Self(
            vendor: .recaptcha,
            service: .recaptcha,
            name: "reCAPTCHA",
            script: "\(addresses.recaptcha)/recaptcha/api.js?render=explicit",
            verification: "\(addresses.recaptcha)/recaptcha/api/siteverify",
            sources: .recaptcha(addresses)
        )
    }

    /// Cloudflare Turnstile.
    static func turnstile(_ addresses: VendorAddresses) -> Self {
        var sources = ChallengeWidget.ContentSources()
        sources.scripts = [addresses.turnstile]
        sources.frames = [addresses.turnstile]
        sources.connections = [addresses.turnstile]
        return Self(
            vendor: .turnstile,
            service: .turnstile,
            name: "Turnstile",
            script: "\(addresses.turnstile)/turnstile/v0/api.js?render=explicit",
            verification: "\(addresses.turnstile)/turnstile/v0/siteverify",
            sources: sources,
            action: pageAction
        )
    }

    static func hcaptcha(_ addresses: VendorAddresses) -> Self {
        let origins = [
            "https://hcaptcha.com", "https://*.hcaptcha.com", addresses.hcaptchaScript,
        ]
        var sources = ChallengeWidget.ContentSources()
        sources.scripts = origins
        sources.frames = origins
        sources.styles = origins
        sources.connections = origins
        return Self(
            vendor: .hcaptcha,
            service: .hcaptcha,
            name: "hCaptcha",
            script: "\(addresses.hcaptchaScript)/1/api.js?render=explicit",
            verification: "\(addresses.hcaptcha)/siteverify",
            sources: sources,
            concealedHost: "not-provided",
            sendsSiteKey: true
        )
    }
}

extension ChallengeWidget.ContentSources {
    /// The sources of both reCAPTCHA versions.
    static func recaptcha(_ addresses: VendorAddresses) -> Self {
        var sources = Self()
        sources.scripts = [
            "\(addresses.recaptcha)/recaptcha/", "https://www.gstatic.com/recaptcha/",
        ]
        sources.frames = [
            "\(addresses.recaptcha)/recaptcha/", "https://recaptcha.google.com/recaptcha/",
        ]
        sources.connections = ["\(addresses.recaptcha)/recaptcha/"]
        return sources
    }
}
