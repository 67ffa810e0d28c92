import IdentityToolkit

/// Shows the rules that the emulator lets tests change; both are about e-mail addresses.
struct ShowEmulatorConfig: Endpoint {
    func respond(to input: NoInput, from caller: AdminCaller) async throws -> EmulatorConfig {
        EmulatorConfig(
            signIn: SignInConfig(allowDuplicateEmails: false),
            emailPrivacyConfig: EmailPrivacyConfig(enableImprovedEmailPrivacy: false)
        )
    }
}
