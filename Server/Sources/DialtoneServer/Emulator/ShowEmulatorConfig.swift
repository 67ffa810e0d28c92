import DialtoneCore
import IdentityToolkit

/// Shows the rules that the emulator lets tests change.
struct ShowEmulatorConfig: Endpoint {
    func respond(to input: NoInput, from caller: AdminCaller) async throws -> EmulatorConfig {
        EmulatorConfig(caller.project.settings)
    }
}

extension EmulatorConfig {
    init(_ settings: ProjectSettings) {
        self.init(
            signIn: SignInConfig(allowDuplicateEmails: !settings.oneAccountPerEmail),
            emailPrivacyConfig: EmailPrivacyConfig(
                enableImprovedEmailPrivacy: settings.emailPrivacy
            )
        )
    }
}
