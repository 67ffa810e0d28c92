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
        let enforcement = policy.recaptchaStates
        guard !enforcement.isEmpty, policy.accepts.contains(.recaptchaEnterprise),
            let key = try await keys.key(for: platform, of: project.id)
        else { return RecaptchaConfigResponse() }
        return RecaptchaConfigResponse(recaptchaKey: key.name, enforcement: enforcement)
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
    /// The calls for which SDKs must send tokens; Google uses one name for mails and sign-ups.
    fileprivate var recaptchaStates: [RecaptchaEnforcement] {
        let byEmail = [mails, signUps]
        return [
            ("PHONE_PROVIDER", enforcement),
            (
                "EMAIL_PASSWORD_PROVIDER",
                byEmail.contains(.enforce) ? .enforce : byEmail.contains(.audit) ? .audit : .off
            ),
        ]
        .filter { $0.1 != .off }
        .map { provider, enforcement in
            RecaptchaEnforcement(
                provider: provider,
                enforcementState: recaptchaState(of: enforcement)
            )
        }
    }

    /// `ENFORCE` takes the way to another proof from stock SDKs, so it is said only where there is
    /// none.
    private func recaptchaState(of enforcement: Enforcement) -> String {
        enforcement == .enforce && accepts == [.recaptchaEnterprise] ? "ENFORCE" : "AUDIT"
    }
}
