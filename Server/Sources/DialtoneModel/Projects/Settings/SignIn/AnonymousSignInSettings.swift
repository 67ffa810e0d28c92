package import DialtoneBasics

/// Settings for anonymous sign-in.
package struct AnonymousSignInSettings: Hashable, Sendable {
    package var isEnabled = true

    package init() {}
}

extension AnonymousSignInSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled)
        ]
    }
}
