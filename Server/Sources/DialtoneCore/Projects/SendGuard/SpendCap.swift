/// What may be spent on messages at all, answered or not; `nil` sets no limit.
package struct SpendCap: Hashable, Sendable, Codable {
    package var perHour: SpendAmount?
    package var perDay: SpendAmount?

    /// In thirty days.
    package var perMonth: SpendAmount?

    package init(
        perHour: SpendAmount? = nil,
        perDay: SpendAmount? = nil,
        perMonth: SpendAmount? = nil
    ) {
        self.perHour = perHour
        self.perDay = perDay
        self.perMonth = perMonth
    }

    package init(from decoder: any Decoder) throws {
        self.init()
        try update(from: decoder)
    }

    /// Writes a missing cap as `null`: an absent key would be read as the default.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(perHour, forKey: .perHour)
        try container.encode(perDay, forKey: .perDay)
        try container.encode(perMonth, forKey: .perMonth)
    }

    private enum CodingKeys: String, CodingKey { case perHour, perDay, perMonth }

    package subscript(span: SendSpan) -> SpendAmount? {
        switch span {
        case .tenMinutes: nil
        case .hour: perHour
        case .day: perDay
        case .month: perMonth
        }
    }
}

extension SpendCap: PartwiseDecodable {
    mutating func update(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&perHour, forKey: .perHour)
        try container.update(&perDay, forKey: .perDay)
        try container.update(&perMonth, forKey: .perMonth)
    }
}
