import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

/// Returns the settings that the emulator's API exposes.
struct ShowEmulatorConfig: Endpoint {
    let tokenKinds: TokenKinds

    func respond(to input: NoInput, from caller: AdminCaller) async throws -> EmulatorConfig {
        EmulatorConfig(
            caller.project.settings,
            tokens: tokenKinds.setting(of: caller.project.id)
        )
    }
}

extension EmulatorConfig {
    init(_ settings: ProjectSettings, tokens kind: TokenKind?) {
        self.init()
        signIn = SignInConfig { $0.allowDuplicateEmails = !settings.oneAccountPerEmail }
        emailPrivacyConfig = EmailPrivacyConfig {
            $0.enableImprovedEmailPrivacy = settings.emailPrivacy
        }
        idTokens = kind.map(IDTokenKind.init)
    }
}

extension IDTokenKind {
    fileprivate init(_ kind: TokenKind) {
        self =
            switch kind {
            case .signed: .signed
            case .unsigned: .unsigned
            }
    }
}
