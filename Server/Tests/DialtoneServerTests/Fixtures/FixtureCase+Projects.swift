import DialtoneModel

extension FixtureCase {
    /// What apps may know of their project.
    static let projects = [
        FixtureCase("projects", on: ServerSetup { $0.settings.authorizedDomains = ["localhost"] }),
        FixtureCase("recaptchaConfig"),
        FixtureCase("recaptchaParams"),
    ]
}
