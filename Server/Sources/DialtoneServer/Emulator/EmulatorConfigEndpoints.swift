import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import IdentityToolkit
import IdentityToolkitAdmin

extension EmulatorConfig: WireInput {
    var tenantId: String? { nil }
    var targetProjectId: String? { nil }
}

/// Changes the settings that the emulator's API exposes; other settings are unchanged.
struct PatchEmulatorConfig: Endpoint {
    let registry: ProjectRegistry
    let directory: ProjectDirectory
    let tokenKinds: TokenKinds

    func respond(to input: EmulatorConfig, from caller: AdminCaller) async throws -> EmulatorConfig
    {
        let changed = try await registry.change(caller.project.id) { project, testNumbers in
            if let allowsDuplicates = input.signIn?.allowDuplicateEmails {
                project.settings.oneAccountPerEmail = !allowsDuplicates
            }
            if let isPrivate = input.emailPrivacyConfig?.enableImprovedEmailPrivacy {
                project.settings.emailPrivacy = isPrivate
            }
            return Dictionary(
                uniqueKeysWithValues: testNumbers.map { ($0.phoneNumber, $0.code.digits) }
            )
        }
        directory.forget(caller.project.id)
        if let kind = input.idTokens { tokenKinds.set(TokenKind(kind), for: caller.project.id) }
        return EmulatorConfig(
            changed.project.settings,
            tokens: tokenKinds.setting(of: caller.project.id)
        )
    }
}

extension TokenKind {
    /// Creates the setting; `nil` if each call determines the kind.
    fileprivate init?(_ kind: IDTokenKind) {
        switch kind {
        case .byPath: return nil
        case .signed: self = .signed
        case .unsigned: self = .unsigned
        }
    }
}

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
