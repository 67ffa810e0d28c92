import DialtoneFederation
import DialtoneFlows
import DialtoneModel
import DialtoneSendGuard
import IdentityToolkit

extension SignInOptionsRequest: WireInput {}

/// Returns what a sign-in screen can offer, so that an app need not repeat the project's settings.
///
/// It contains only what a screen would find out by asking: no limits, caps or holds.
struct ShowSignInOptions: Endpoint {
    let providers: IdentityProviderDirectory
    let parties: RelyingParties
    private let brands = BrandFiles()

    init(providers: IdentityProviderDirectory, parties: RelyingParties) {
        self.providers = providers
        self.parties = parties
    }

    func respond(
        to input: SignInOptionsRequest,
        from caller: AppCaller
    ) async throws -> SignInOptionsResponse {
        let settings = caller.settings
        let offered = try await providers.offered(by: caller.projectID)
        return SignInOptionsResponse {
            $0.signInMethods = methods(of: settings) + offered.map(\.id.rawValue)
            $0.providers = offered.isEmpty ? nil : offered.map(OfferedProvider.init)
            $0.allowsSignUp = settings.allowsSignUp
            $0.allowedRegions = settings.smsRegions.allowed
            let denied = settings.smsRegions.denied
            $0.disallowedRegions = denied.isEmpty ? nil : denied
            $0.codeLength = settings.phoneSignIn.codes.length
            $0.secondFactors = OfferedSecondFactors(settings.secondFactors)
            if settings.passwordSignIn.isEnabled {
                $0.passwordPolicy = PasswordPolicyResponse(settings.passwordSignIn.policy)
            }
            $0.links = ProjectLinks(settings.links)
            $0.branding = OfferedBranding(
                caller.project.project,
                brands.files(of: caller.project.project)
            )
        }
    }

    /// The ways to sign in besides identity providers, as named in the protocol.
    private func methods(of settings: ProjectSettings) -> [String] {
        // Without a domain, no passkey can be used.
        let hasPasskeys = (try? parties.party(of: settings)) != nil
        return [
            settings.phoneSignIn.isEnabled ? "phone" : nil,
            settings.passwordSignIn.isEnabled ? "password" : nil,
            settings.passwordSignIn.allowsEmailLink ? "emailLink" : nil,
            hasPasskeys ? "passkey" : nil,
            settings.anonymousSignIn.isEnabled ? "anonymous" : nil,
        ]
        .compactMap(\.self)
    }
}

extension OfferedProvider {
    fileprivate init(_ provider: IdentityProvider) {
        self.init {
            $0.providerId = provider.id.rawValue
            $0.displayName = provider.settings.displayName
        }
    }
}

extension OfferedSecondFactors {
    fileprivate init(_ settings: SecondFactorSettings) {
        self.init {
            guard settings.state != .disabled else { return }
            let phone = settings.allowsPhone ? ["PHONE_SMS"] : []
            $0.kinds = phone + (settings.allowsTOTP ? ["TOTP"] : [])
            $0.required = settings.state == .mandatory
            $0.afterPhone = settings.allowsAfterPhone
            $0.recoveryCodes = settings.allowsRecoveryCodes
        }
    }
}

extension OfferedBranding {
    fileprivate init(_ project: Project, _ files: BrandFiles.Files) {
        let settings = project.settings.branding
        self.init {
            $0.displayName = project.displayName.isEmpty ? nil : project.displayName
            $0.logo = files.logo?.path(in: project.id)
            $0.accent = settings.palettes?.light.accent.description
            $0.darkAccent = settings.palettes?.dark.accent.description
        }
    }
}
