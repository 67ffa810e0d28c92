package import DialtoneBasics

/// Settings for the sessions of a project.
package struct SessionSettings: Hashable, Sendable {
    /// Whether each refresh issues a new refresh token and retires the previous one.
    package var rotatesRefreshTokens = false

    /// How long a retired token still works, in case of lost responses and concurrent calls.
    package var rotationGrace = TimeSpan.seconds(60)

    /// How long a browser stays signed in at the server's sign-in page.
    ///
    /// In that time, clients of OpenID Connect sign its user in without asking.
    package var browserLifetime = TimeSpan.days(14)

    package init() {}
}

extension SessionSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("rotatesRefreshTokens", \.rotatesRefreshTokens),
            SettingPart("rotationGrace", \.rotationGrace),
            SettingPart("browserLifetime", \.browserLifetime),
        ]
    }
}
