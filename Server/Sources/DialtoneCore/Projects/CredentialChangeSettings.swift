/// What owners need for changing how they sign in to their own account, besides what all need.
package struct CredentialChangeSettings: Hashable, Sendable {
    /// Whether linking and unlinking numbers, addresses and identity providers takes a recent
    /// sign-in, as every other change does.
    package var requiresRecentSignIn = false

    package init() {}
}

extension CredentialChangeSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [SettingPart("requiresRecentSignIn", \.requiresRecentSignIn)]
    }
}
