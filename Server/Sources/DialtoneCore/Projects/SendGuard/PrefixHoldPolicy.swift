/// How numbers that begin alike are kept from getting messages, once their budget is used up.
package struct PrefixHoldPolicy: Hashable, Sendable, Codable {
    /// How long a hold lasts, and is renewed for; `nil` holds nothing.
    package var duration: TimeSpan? = .hours(12)

    /// How often one message is let through, to see whether it is answered.
    package var probeEvery = TimeSpan.minutes(30)

    /// How many of those have to be answered for the hold to end.
    package var answersToEnd = 2

    /// How many refused requests during a hold renew it.
    package var renewedBy = 20

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&duration, forKey: .duration)
        try container.update(&probeEvery, forKey: .probeEvery)
        try container.update(&answersToEnd, forKey: .answersToEnd)
        try container.update(&renewedBy, forKey: .renewedBy)
    }

    /// Writes a missing duration as `null`: an absent key would be read as the default.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(duration, forKey: .duration)
        try container.encode(probeEvery, forKey: .probeEvery)
        try container.encode(answersToEnd, forKey: .answersToEnd)
        try container.encode(renewedBy, forKey: .renewedBy)
    }

    private enum CodingKeys: String, CodingKey {
        case duration, probeEvery, answersToEnd, renewedBy
    }
}
