/// How often messages go to one number.
package struct SendPolicy: Hashable, Sendable, Codable {
    /// Waiting times after the first, second, … message that nobody answered; the last one repeats.
    package var cooldowns = [
        TimeSpan.seconds(30), .seconds(60), .minutes(5), .hours(1),
    ]

    /// Unanswered messages in an hour; `nil` sets no limit.
    package var perHour: Int? = 5

    /// Unanswered messages in a day; `nil` sets no limit.
    package var perDay: Int? = 10

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&cooldowns, forKey: .cooldowns)
        try container.update(&perHour, forKey: .perHour)
        try container.update(&perDay, forKey: .perDay)
    }

    /// Writes a missing limit as `null`: an absent key would be read as the default.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(cooldowns, forKey: .cooldowns)
        try container.encode(perHour, forKey: .perHour)
        try container.encode(perDay, forKey: .perDay)
    }

    private enum CodingKeys: String, CodingKey { case cooldowns, perHour, perDay }
}
