package import DialtoneBasics

/// Additional requirements for users who change their own sign-in methods.
package struct CredentialChangeSettings: Hashable, Sendable {
    /// Whether linking and unlinking sign-in methods requires a recent sign-in.
    ///
    /// That applies to numbers, addresses and identity providers. All other changes always require
    /// one.
    package var requiresRecentSignIn = false

    package init() {}
}

extension CredentialChangeSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [SettingPart("requiresRecentSignIn", \.requiresRecentSignIn)]
    }
}
