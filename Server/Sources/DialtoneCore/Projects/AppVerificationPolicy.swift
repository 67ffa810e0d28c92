/// What an app has to show before a message is sent.
package struct AppVerificationPolicy: Hashable, Sendable {
    package enum Enforcement: String, Hashable, Sendable, Codable, CaseIterable {
        /// Nothing is demanded.
        case off
        /// Nothing is demanded, and what would have been refused is counted.
        case audit
        case enforce
    }

    /// What happens while whoever judges proofs does not answer.
    package enum Outage: String, Hashable, Sendable, Codable, CaseIterable {
        /// Installations that proved themselves before pass, others do not.
        case passKnownInstances
        case refuse
    }

    package var enforcement = Enforcement.enforce

    /// The same, before a mail that an app requests is sent.
    package var mails = Enforcement.off

    /// The same, before `accounts:signUp` creates an account.
    package var signUps = Enforcement.off

    /// The kinds of proof that count, in the order in which an app should try them.
    package var accepts = AppProofKind.allCases

    package var whenUnavailable = Outage.passKnownInstances
    package var challenge = ChallengeSettings()

    /// Whether keys of App Attest count that are of Apple's development environment.
    package var acceptsDevelopmentKeys = false

    package init() {}
}

extension AppVerificationPolicy: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("enforcement", \.enforcement),
            SettingPart("mails", \.mails),
            SettingPart("signUps", \.signUps),
            SettingPart("accepts", \.accepts),
            SettingPart("whenUnavailable", \.whenUnavailable),
            SettingPart("challenge", \.challenge),
            SettingPart("acceptsDevelopmentKeys", \.acceptsDevelopmentKeys),
        ]
    }
}
