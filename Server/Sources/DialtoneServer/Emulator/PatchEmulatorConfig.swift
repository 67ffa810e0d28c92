import DialtoneCore
import IdentityToolkit

extension EmulatorConfig: WireInput {
    var tenantID: String? { nil }
    var targetProjectID: String? { nil }
}

/// Takes the rules as they are; others are refused, because no account has an e-mail address yet.
struct PatchEmulatorConfig: Endpoint {
    func respond(to input: EmulatorConfig, from caller: AdminCaller) async throws -> EmulatorConfig
    {
        guard input.signIn?.allowDuplicateEmails != true,
            input.emailPrivacyConfig?.enableImprovedEmailPrivacy != true
        else { throw Refusal.unsupportedOperation("Accounts have no e-mail address.") }
        return try await ShowEmulatorConfig().respond(to: NoInput(), from: caller)
    }
}
