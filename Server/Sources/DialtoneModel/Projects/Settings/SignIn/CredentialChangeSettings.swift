package import DialtoneBasics

/// The rules for users who change their own sign-in methods.
package struct CredentialChangeSettings: Hashable, Sendable {
    /// Whether linking and unlinking sign-in methods requires a recent sign-in.
    ///
    /// That applies to numbers, addresses and identity providers. All other changes always require
    /// one.
    package var requiresRecentSignIn = false

    /// Whether the owner of an account without a verified address gets a text message about a
    /// change, at the number that the account had before.
    ///
    /// The project pays for these messages.
    package var sendsSMSNotices = true

    package init() {}
}

extension CredentialChangeSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("requiresRecentSignIn", \.requiresRecentSignIn),
            SettingPart("sendsSMSNotices", \.sendsSMSNotices),
        ]
    }
}
