package import DialtoneBasics

/// The proofs that an app must provide before a message is sent.
package struct AppVerificationPolicy: Hashable, Sendable {
    package enum Enforcement: String, Hashable, Sendable, Codable, CaseIterable {
        /// No proof is required.
        case off
        /// No proof is required, and requests that would have been rejected are counted.
        case audit
        case enforce
    }

    /// What happens while proofs cannot be verified.
    package enum Outage: String, Hashable, Sendable, Codable, CaseIterable {
        /// Requests of installations with an earlier proof pass; all others are rejected.
        case passKnownInstances
        case refuse
    }

    package var enforcement = Enforcement.enforce

    /// The enforcement for mails that an app requests.
    package var mails = Enforcement.off

    /// The enforcement for accounts that `accounts:signUp` creates.
    package var signUps = Enforcement.off

    /// The accepted kinds of proof, in the order in which an app should try them.
    package var accepts = AppProofKind.allCases

    package var whenUnavailable = Outage.passKnownInstances
    package var challenge = ChallengeSettings()

    /// Whether App Attest keys of Apple's development environment are accepted.
    package var acceptsDevelopmentKeys = false

    package init() {}
}

extension AppVerificationPolicy: SettingsGroup {
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
