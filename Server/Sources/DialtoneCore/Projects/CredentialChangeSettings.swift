/// Additional requirements for owners who change how they sign in to their account.
package struct CredentialChangeSettings: Hashable, Sendable {
    /// Whether linking and unlinking numbers, addresses and identity providers requires a recent
    /// sign-in, as all other changes do.
    package var requiresRecentSignIn = false

    package init() {}
}

extension CredentialChangeSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [SettingPart("requiresRecentSignIn", \.requiresRecentSignIn)]
    }
}
