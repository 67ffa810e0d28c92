import DialtoneModel

/// The reason why a reCAPTCHA Enterprise token is rejected.
enum RecaptchaProblem: AppProofFault, Hashable, CaseIterable {
    case malformed
    case expired
    case replayed
    case wrongSite
    case browserTrouble
    case wrongAction
    case wrongOrigin
    case lowScore
    case notConfigured
    case missing

    /// Converts Google's reason why a token is not valid.
    init(invalidReason: String?) {
        switch invalidReason {
        case "EXPIRED": self = .expired
        case "DUPE": self = .replayed
        case "SITE_MISMATCH": self = .wrongSite
        case "BROWSER_ERROR": self = .browserTrouble
        case "UNEXPECTED_ACTION": self = .wrongAction
        default: self = .malformed
        }
    }

    var proofProblem: AppProofProblem {
        AppProofProblem(.recaptchaEnterprise, reason, explanation)
    }

    private var reason: AppProofProblem.Reason {
        switch self {
        case .malformed: .invalid
        case .expired: .expired
        case .replayed: .used
        case .wrongSite, .wrongOrigin: .foreign
        case .browserTrouble, .lowScore: .untrusted
        case .wrongAction: .wrongAction
        case .notConfigured: .notConfigured
        case .missing: .missing
        }
    }

    /// The explanation for developers.
    private var explanation: String {
        switch self {
        case .malformed: "Google does not accept the reCAPTCHA Enterprise token."
        case .expired: "The token expired. Tokens are valid for two minutes."
        case .replayed: "The token was already used."
        case .wrongSite: "The token was created with another site key."
        case .browserTrouble: "Google could not assess the browser."
        case .wrongAction: "The token was created for another action."
        case .wrongOrigin: "The token comes from a page or app that does not belong to the project."
        case .lowScore: "The token's score is below the project's minimum."
        case .notConfigured: "The project has no reCAPTCHA Enterprise key for this platform."
        case .missing: "The request has no reCAPTCHA Enterprise token."
        }
    }
}
