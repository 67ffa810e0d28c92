/// How the sessions of a project live.
package struct SessionSettings: Hashable, Sendable {
    /// Whether each refresh gives out a new refresh token and retires the old one.
    package var rotatesRefreshTokens = false

    /// How long a retired token still works, for answers that got lost and calls that raced.
    package var rotationGrace = TimeSpan.seconds(60)

    package init() {}
}

extension SessionSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("rotatesRefreshTokens", \.rotatesRefreshTokens),
            SettingPart("rotationGrace", \.rotationGrace),
        ]
    }
}
