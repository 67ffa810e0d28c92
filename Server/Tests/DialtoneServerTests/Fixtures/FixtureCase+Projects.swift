import DialtoneModel

extension FixtureCase {
    /// Calls of apps for the project's public configuration.
    static let projects = [
        FixtureCase("projects", on: ServerSetup { $0.settings.authorizedDomains = ["localhost"] }),
        FixtureCase("recaptchaConfig"),
        FixtureCase("recaptchaParams"),
    ]
}
