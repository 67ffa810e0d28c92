import DialtoneFlows
import DialtoneModel
import HTTPTypes
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns whether SDKs must send reCAPTCHA Enterprise tokens.
///
/// The iOS SDK asks before every message and fails without a response.
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
        return RecaptchaConfigResponse {
            $0.recaptchaKey = key.name
            $0.recaptchaEnforcementState = enforcement
        }
    }
}

/// The query parameters of `recaptchaConfig`.
struct RecaptchaConfigInput: WireInput {
    let clientType: String?
    let tenantId: String?
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
            RecaptchaEnforcement {
                $0.provider = provider
                $0.enforcementState = recaptchaState(of: enforcement)
            }
        }
    }

    /// Returns `ENFORCE` only if no other proof is accepted.
    ///
    /// `ENFORCE` keeps stock SDKs from falling back to another proof.
    private func recaptchaState(of enforcement: Enforcement) -> String {
        enforcement == .enforce && accepts == [.recaptchaEnterprise] ? "ENFORCE" : "AUDIT"
    }
}
