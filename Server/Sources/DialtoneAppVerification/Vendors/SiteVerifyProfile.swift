import DialtoneCore

/// What one of the vendors is like that take a form and answer with `success`.
struct SiteVerifyProfile: Sendable {
    /// What a solution on our page is made for.
    static let pageAction = "verifyApp"

    let vendor: ChallengeSettings.Vendor
    let service: VerificationService

    /// The vendor's own name.
    let name: String

    /// Where the browser finds the script.
    let script: String

    /// Where the server asks.
    let verification: String
    let sources: ChallengeWidget.ContentSources

    /// What the solution has to be made for; `nil` where the vendor does not say.
    var action: String?

    /// What some accounts of the vendor get instead of the host.
    var concealedHost: String?

    /// Whether the form says which site key the solution is for.
    var sendsSiteKey = false
}

extension SiteVerifyProfile {
    /// Google's checkbox, version 2.
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

    /// Cloudflare's.
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
    /// What both of Google's challenges load.
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
