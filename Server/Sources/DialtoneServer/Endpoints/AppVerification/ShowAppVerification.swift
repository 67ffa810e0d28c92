import DialtoneAppVerification
import DialtoneCore
import IdentityToolkit

/// Tells an app how it may prove itself, so that it tries nothing in vain.
struct ShowAppVerification: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> AppVerificationResponse {
        let app = caller.app
        let policy = caller.project.project.settings.appVerification.policy(for: app?.appID)
        return AppVerificationResponse(
            enforcement: policy.enforcement.rawValue.uppercased(),
            proofs: policy.accepts
                .filter { $0 != .appAttest || app?.canUseAppAttest == true }
                .map(\.wireName),
            challenge: .init(vendor: policy.challenge.vendor.wireName)
        )
    }
}

extension ChallengeSettings.Vendor {
    /// The vendor's name on the wire, such as `PROOF_OF_WORK`.
    var wireName: String {
        switch self {
        case .proofOfWork: "PROOF_OF_WORK"
        case .recaptcha: "RECAPTCHA"
        case .recaptchaEnterprise: "RECAPTCHA_ENTERPRISE"
        case .turnstile: "TURNSTILE"
        case .hcaptcha: "HCAPTCHA"
        }
    }
}
