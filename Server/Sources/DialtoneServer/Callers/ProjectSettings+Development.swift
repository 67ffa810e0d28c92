package import DialtoneCore

extension ProjectSettings {
    /// Rules for people who try things out: apps need no proof, and a number gets as many
    /// messages as somebody asks for, half a minute apart.
    ///
    /// No message costs anything, so that there is nothing to guard.
    package static var development: ProjectSettings {
        var settings = ProjectSettings()
        settings.appVerification.enforcement = .off
        settings.phoneSignIn.sends.cooldowns = [.seconds(30)]
        settings.phoneSignIn.sends.perHour = nil
        settings.phoneSignIn.sends.perDay = nil
        settings.sendGuard.mode = .off
        return settings
    }
}
