import DialtoneModel
import ArgumentParser

/// A challenge vendor, as commands name it.
enum CaptchaVendor: String, ExpressibleByArgument, CaseIterable {
    case proofOfWork = "proof-of-work"
    case recaptcha
    case recaptchaEnterprise = "recaptcha-enterprise"
    case turnstile
    case hcaptcha

    init(_ vendor: ChallengeSettings.Vendor) {
        self =
            switch vendor {
            case .proofOfWork: .proofOfWork
            case .recaptcha: .recaptcha
            case .recaptchaEnterprise: .recaptchaEnterprise
            case .turnstile: .turnstile
            case .hcaptcha: .hcaptcha
            }
    }

    var setting: ChallengeSettings.Vendor {
        switch self {
        case .proofOfWork: .proofOfWork
        case .recaptcha: .recaptcha
        case .recaptchaEnterprise: .recaptchaEnterprise
        case .turnstile: .turnstile
        case .hcaptcha: .hcaptcha
        }
    }

    /// The service that needs keys; `nil` for the built-in challenge.
    var service: VerificationService? {
        switch self {
        case .proofOfWork: nil
        case .recaptcha: .recaptcha
        case .recaptchaEnterprise: .recaptchaEnterprise
        case .turnstile: .turnstile
        case .hcaptcha: .hcaptcha
        }
    }
}
