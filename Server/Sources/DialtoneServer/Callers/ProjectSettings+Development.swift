import DialtoneBasics
package import DialtoneModel
import DialtoneSendGuard

extension ProjectSettings {
    /// The default hosts of apps in development.
    package static let ownMachine = ["localhost", "127.0.0.1"]

    /// The initial settings of new projects in development, as in the Firebase Auth emulator.
    ///
    /// Messages cost nothing, so they need no guard, and test suites enter wrong codes. Apps run on
    /// the developer's own machine; a production project must not send users there.
    ///
    /// ``DevelopmentDifference`` describes each setting that differs from
    /// ``ProjectSettings/ofNewProjects``.
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
        settings.passwordSignIn.limitsAttempts = false
        settings.emailPrivacy = false
        settings.secondFactors.state = .enabled
        settings.secondFactors.allowsTOTP = false
        return settings
    }
}
