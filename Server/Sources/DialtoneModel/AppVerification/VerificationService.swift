/// A service that verifies apps and requires a credential.
package enum VerificationService: String, Hashable, Sendable, Codable, CaseIterable {
    /// A key that signs tokens for Apple's push service (`.p8`).
    case apnsKey
    /// A certificate for Apple's push service (`.p12`).
    case apnsCertificate
    case recaptcha
    case recaptchaEnterprise
    case turnstile
    case hcaptcha
    case playIntegrity
}
