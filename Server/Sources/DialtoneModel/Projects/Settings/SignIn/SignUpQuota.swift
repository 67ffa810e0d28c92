package import DialtoneBasics

/// The maximum number of accounts that apps may create in a project in a period.
package struct SignUpQuota: Hashable, Sendable, Codable {
    /// The number of accounts, not counting those that administrators create; `nil` for no limit.
    package var accounts: Int64?

    /// When the limit begins.
    package var startsAt = Timestamp(seconds: 0)

    /// How long the limit applies.
    package var duration = TimeSpan.hours(1)

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&accounts, forKey: .accounts)
        var seconds = startsAt.seconds
        try container.update(&seconds, forKey: .startsAt)
        startsAt = Timestamp(seconds: seconds)
        try container.update(&duration, forKey: .duration)
    }

    /// Encodes a missing limit as `null`, so that the setting is visible and can be set.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(accounts, forKey: .accounts)
        try container.encode(startsAt.seconds, forKey: .startsAt)
        try container.encode(duration, forKey: .duration)
    }

    private enum CodingKeys: String, CodingKey { case accounts, startsAt, duration }

    package var endsAt: Timestamp { startsAt + duration }

    /// Returns the limit at `now`, if there is one.
    package func limit(at now: Timestamp) -> Int64? {
        startsAt <= now && now < endsAt ? accounts : nil
    }
}
