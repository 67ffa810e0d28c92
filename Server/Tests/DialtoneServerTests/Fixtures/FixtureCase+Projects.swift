import DialtoneModel
import DialtoneSendGuard

extension FixtureCase {
    /// Calls of apps for the project's public configuration.
    static let projects = [
        FixtureCase("projects", on: ServerSetup { $0.settings.authorizedDomains = ["localhost"] }),
        FixtureCase("recaptchaConfig"),
        FixtureCase("recaptchaParams"),
        FixtureCase("signInOptions", on: .manyOptions) { server in
            try await server.addProvider(SignInProvider(rawValue: "oidc.example")) {
                $0.displayName = "Example"
            }
            return [:]
        },
    ]
}

extension ServerSetup {
    fileprivate static let manyOptions = ServerSetup { setup in
        setup.settings.smsRegions.allowed = ["DE", "AT"]
        setup.settings.phoneSignIn.codes.length = 8
        setup.settings.secondFactors.state = .mandatory
        setup.settings.secondFactors.allowsAfterPhone = true
        setup.settings.passwordSignIn.policy.isEnforced = true
        setup.settings.passwordSignIn.policy.minimumLength = 10
        setup.settings.passwordSignIn.policy.maximumLength = 64
        setup.settings.branding.accent = "#7a1fa2"
        setup.settings.branding.logo =
            "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"
            + "AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        setup.settings.links.terms = "https://example.org/terms"
        setup.settings.links.privacy = "https://example.org/privacy"
        setup.settings.links.support = "mailto:help@example.org"
    }
}
