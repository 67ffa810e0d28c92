import DialtoneCore
import IdentityToolkit

extension EmulatorConfig: WireInput {
    var tenantID: String? { nil }
    var targetProjectID: String? { nil }
}

/// Changes the rules that the emulator lets tests change; what is not named stays.
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
    /// `nil` where the call decides.
    fileprivate init?(_ kind: IDTokenKind) {
        switch kind {
        case .byPath: return nil
        case .signed: self = .signed
        case .unsigned: self = .unsigned
        }
    }
}
