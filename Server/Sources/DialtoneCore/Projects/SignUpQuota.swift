/// How many accounts apps may create in a project within a time.
package struct SignUpQuota: Hashable, Sendable, Codable {
    /// How many accounts, not counting those of administrators; `nil` sets no limit.
    package var accounts: Int64?

    /// Before this moment nothing is limited.
    package var startsAt = Timestamp(seconds: 0)

    /// How long the limit is in force.
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

    /// Writes a missing limit as `null`, so that the setting can be seen and set.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(accounts, forKey: .accounts)
        try container.encode(startsAt.seconds, forKey: .startsAt)
        try container.encode(duration, forKey: .duration)
    }

    private enum CodingKeys: String, CodingKey { case accounts, startsAt, duration }

    package var endsAt: Timestamp { startsAt + duration }

    /// The limit at `now`, if there is one.
    package func limit(at now: Timestamp) -> Int64? {
        startsAt <= now && now < endsAt ? accounts : nil
    }
}
