package import DialtoneCore

extension ProjectSettings {
    /// The hosts of apps in development.
    package static let ownMachine = ["localhost", "127.0.0.1"]

    /// Settings for development: apps need no proof, a number gets any number of messages, half a
    /// minute apart, and calls are not limited by client address.
    ///
    /// Messages cost nothing, so they need no guard, and test suites enter wrong codes. Apps run on
    /// the developer's own machine; a production project must not send users there.
    package static var development: ProjectSettings {
        var settings = ProjectSettings()
        settings.appVerification.enforcement = .off
        settings.phoneSignIn.sends.cooldowns = [.seconds(30)]
        settings.phoneSignIn.sends.perHour = nil
        settings.phoneSignIn.sends.perDay = nil
        settings.phoneSignIn.failures.perYear = nil
        settings.phoneSignIn.failures.fictionalPerHour = nil
        settings.phoneSignIn.failures.fictionalPerDay = nil
        settings.sendGuard.mode = .off
        settings.authorizedDomains = ownMachine
        settings.callLimits.isEnabled = false
        settings.passwordSignIn.policy.refusesCommon = false
        return settings
    }
}
