package import DialtoneBasics

/// Which second factors are available to users, and whether they are required.
package struct SecondFactorSettings: Hashable, Sendable {
    package var state = State.disabled

    /// Whether codes by text message are available.
    ///
    /// If not, accounts are still asked for such a factor, but cannot use it.
    package var allowsPhone = true

    /// Whether authenticator apps are available.
    ///
    /// If not, accounts are still asked for such a factor, but cannot use it.
    package var allowsTOTP = true

    /// How many TOTP time steps before and after the current one are accepted.
    package var adjacentTOTPSteps = 1

    /// Whether accounts that sign in by phone number can have a second factor.
    ///
    /// Upstream rejects it. Without it, ``State/mandatory`` rejects every sign-in by phone number.
    package var allowsAfterPhone = false

    /// Whether users can have codes that take the place of a second factor that they have lost.
    package var allowsRecoveryCodes = true

    package enum State: String, Hashable, Sendable, Codable, CaseIterable {
        case disabled, enabled, mandatory
    }

    package init() {}
}

extension SecondFactorSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("state", \.state),
            SettingPart("allowsPhone", \.allowsPhone),
            SettingPart("allowsTOTP", \.allowsTOTP),
            SettingPart("adjacentTOTPSteps", \.adjacentTOTPSteps),
            SettingPart("allowsAfterPhone", \.allowsAfterPhone),
            SettingPart("allowsRecoveryCodes", \.allowsRecoveryCodes),
        ]
    }
}
