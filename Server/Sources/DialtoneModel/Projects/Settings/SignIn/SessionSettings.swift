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

    /// How long a session lasts after the sign-in; `nil` if only a sign-out ends it.
    package var lifetime: TimeSpan?

    /// After how much time without a refresh a session ends; `nil` if it never does.
    package var idle: TimeSpan?

    /// The shortest limits: ID tokens last for an hour, so an app in use may refresh as rarely.
    package static let shortestLifetime = TimeSpan.hours(1)
    package static let shortestIdle = TimeSpan.hours(2)

    package init() {}
}

extension SessionSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("rotatesRefreshTokens", \.rotatesRefreshTokens),
            SettingPart("rotationGrace", \.rotationGrace),
            SettingPart("browserLifetime", \.browserLifetime),
            SettingPart("lifetime", \.lifetime),
            SettingPart("idle", \.idle),
        ]
    }
}
