import DialtoneAppVerification
import DialtoneCore
import HTTPTypes
import IdentityToolkit

/// Tells stock SDKs whether to bring tokens of reCAPTCHA Enterprise; iOS asks before every message
/// and gives up without an answer.
struct ShowRecaptchaConfig: Endpoint {
    let keys: RecaptchaEnterpriseKeys

    func respond(
        to input: RecaptchaConfigInput,
        from caller: AppCaller
    ) async throws -> RecaptchaConfigResponse {
        let app = caller.app
        let project = caller.project.project
        let policy = project.settings.appVerification.policy(for: app?.appID)
        let platform = RelyingApp.Platform(clientType: input.clientType) ?? app?.platform ?? .web
        guard policy.enforcement != .off, policy.accepts.contains(.recaptchaEnterprise),
            let key = try await keys.key(for: platform, of: project.id)
        else { return RecaptchaConfigResponse() }
        return RecaptchaConfigResponse(
            recaptchaKey: key.name,
            enforcement: [
                RecaptchaEnforcement(
                    provider: "PHONE_PROVIDER",
                    enforcementState: policy.recaptchaState
                )
            ]
        )
    }
}

/// What `recaptchaConfig` takes, in its query.
struct RecaptchaConfigInput: WireInput {
    let clientType: String?
    let tenantID: String?

    private enum CodingKeys: String, CodingKey {
        case clientType
        case tenantID = "tenantId"
    }
}

extension AppVerificationPolicy {
    /// `ENFORCE` takes the way to another proof from stock SDKs, so it is said only where there is
    /// none.
    fileprivate var recaptchaState: String {
        enforcement == .enforce && accepts == [.recaptchaEnterprise] ? "ENFORCE" : "AUDIT"
    }
}
