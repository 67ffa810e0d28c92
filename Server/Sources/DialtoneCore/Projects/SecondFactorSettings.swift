/// Whether and which second factors people may, or have to, prove.
package struct SecondFactorSettings: Hashable, Sendable, Codable {
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

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&state, forKey: .state)
        try container.update(&allowsPhone, forKey: .allowsPhone)
        try container.update(&allowsTOTP, forKey: .allowsTOTP)
        try container.update(&adjacentTOTPSteps, forKey: .adjacentTOTPSteps)
        try container.update(&allowsAfterPhone, forKey: .allowsAfterPhone)
    }

    private enum CodingKeys: String, CodingKey {
        case state, allowsPhone, allowsTOTP, adjacentTOTPSteps, allowsAfterPhone
    }
}
