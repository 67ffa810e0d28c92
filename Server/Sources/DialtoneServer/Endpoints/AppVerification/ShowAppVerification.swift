import DialtoneFlows
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns the accepted kinds of proof, so that an app tries only those.
struct ShowAppVerification: Endpoint {
    func respond(
        to input: NoInput,
        from caller: AppCaller
    ) async throws -> AppVerificationResponse {
        let app = caller.app
        let policy = caller.project.project.settings.appVerification.policy(for: app?.appID)
        return AppVerificationResponse {
            $0.enforcement = policy.enforcement.rawValue.uppercased()
            $0.proofs = policy.accepts
                .filter { $0 != .appAttest || app?.canUseAppAttest == true }
                .map(\.wireName)
            $0.challenge = .init { $0.vendor = policy.challenge.vendor.wireName }
        }
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
