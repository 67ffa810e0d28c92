/// Whether and which second factors people may, or have to, prove.
package struct SecondFactorSettings: Hashable, Sendable {
    package var state = State.disabled

    /// Whether a code by message is offered.
    package var allowsPhone = true

    /// Whether authenticator apps are offered.
    package var allowsTOTP = true

    /// How many time steps of an authenticator app's clock are accepted on either side of now.
    package var adjacentTOTPSteps = 1

    /// Whether accounts that sign in by phone number may have a second factor, which upstream
    /// refuses.
    package var allowsAfterPhone = false

    package enum State: String, Hashable, Sendable, Codable, CaseIterable {
        case disabled, enabled, mandatory
    }

    package init() {}
}

extension SecondFactorSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("state", \.state),
            SettingPart("allowsPhone", \.allowsPhone),
            SettingPart("allowsTOTP", \.allowsTOTP),
            SettingPart("adjacentTOTPSteps", \.adjacentTOTPSteps),
            SettingPart("allowsAfterPhone", \.allowsAfterPhone),
        ]
    }
}
