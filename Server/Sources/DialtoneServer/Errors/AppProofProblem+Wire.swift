import DialtoneModel
import IdentityToolkit

extension WireRefusal {
    /// Creates the refusal for an invalid proof, with the error code that SDKs expect for its kind.
    init(of problem: AppProofProblem) {
        self.init(code: Self.code(of: problem), problem.detail)
        reason = problem.reason.wire
        metadata = ["proof": problem.kind.wireName]
    }

    private static func code(of problem: AppProofProblem) -> WireErrorCode {
        switch problem.kind {
        case .push, .appSecret: .invalidAppCredential
        case .challenge, .recaptcha: .captchaCheckFailed
        case .playIntegrity, .appAttest: .appNotVerified
        case .recaptchaEnterprise: recaptchaCode(of: problem)
        }
    }

    /// Returns the error code; stock SDKs fall back only on `INVALID_APP_CREDENTIAL`.
    private static func recaptchaCode(of problem: AppProofProblem) -> WireErrorCode {
        switch problem.reason {
        case .notConfigured: .recaptchaNotEnabled
        case _ where problem.leavesOthers: .invalidAppCredential
        case .missing: .missingRecaptchaToken
        case .wrongAction: .invalidRecaptchaAction
        default: .invalidRecaptchaToken
        }
    }
}

extension AppProofKind {
    /// The kind's name on the wire, such as `APP_ATTEST`.
    var wireName: String {
        switch self {
        case .appAttest: "APP_ATTEST"
        case .push: "PUSH"
        case .challenge: "CHALLENGE"
        case .recaptcha: "RECAPTCHA"
        case .recaptchaEnterprise: "RECAPTCHA_ENTERPRISE"
        case .playIntegrity: "PLAY_INTEGRITY"
        case .appSecret: "APP_SECRET"
        }
    }
}

extension AppProofProblem.Reason {
    fileprivate var wire: RefusalReason {
        switch self {
        case .notConfigured: .proofNotConfigured
        case .notAccepted: .proofNotAccepted
        case .missing: .proofMissing
        case .invalid: .proofInvalid
        case .expired: .proofExpired
        case .used: .proofUsed
        case .foreign: .proofForeign
        case .wrongAction: .proofInvalid
        case .untrusted: .proofUntrusted
        case .unavailable: .proofUnavailable
        }
    }
}
