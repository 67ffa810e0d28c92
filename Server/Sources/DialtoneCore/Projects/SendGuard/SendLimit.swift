/// How many messages that no right code has answered there may be; `nil` sets no limit.
package struct SendLimit: Hashable, Sendable, Codable {
    package var per10Minutes: Int?
    package var perHour: Int?
    package var perDay: Int?

    package init(per10Minutes: Int? = nil, perHour: Int? = nil, perDay: Int? = nil) {
        self.per10Minutes = per10Minutes
        self.perHour = perHour
        self.perDay = perDay
    }

    package init(from decoder: any Decoder) throws {
        self.init()
        try update(from: decoder)
    }

    /// Writes a missing limit as `null`: an absent key would be read as the default.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(per10Minutes, forKey: .per10Minutes)
        try container.encode(perHour, forKey: .perHour)
        try container.encode(perDay, forKey: .perDay)
    }

    private enum CodingKeys: String, CodingKey { case per10Minutes, perHour, perDay }

    package subscript(span: SendSpan) -> Int? {
        switch span {
        case .tenMinutes: per10Minutes
        case .hour: perHour
        case .day: perDay
        case .month: nil
        }
    }
}

extension SendLimit: PartwiseDecodable {
    mutating func update(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&per10Minutes, forKey: .per10Minutes)
        try container.update(&perHour, forKey: .perHour)
        try container.update(&perDay, forKey: .perDay)
    }
}
