package import DialtoneCore

extension ProjectSettings {
    /// Where apps are while they are developed.
    package static let ownMachine = ["localhost", "127.0.0.1"]

    /// Rules for trying things out: apps need no proof, a number gets any number of messages,
    /// half a minute apart, and calls are not limited by where they come from.
    ///
    /// No message costs anything, so that there is nothing to guard, and wrong codes are what test
    /// suites enter. Apps run on the developer's own machine, which no project in production may
    /// lead people to.
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
