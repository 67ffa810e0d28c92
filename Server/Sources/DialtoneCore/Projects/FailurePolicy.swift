/// What wrong codes lead to, counted for a number over all its verification sessions.
package struct FailurePolicy: Hashable, Sendable, Codable {
    /// Wrong codes in an hour after which the app has to prove itself.
    package var perHour = 10

    /// Wrong codes in a day after which the app has to prove itself.
    package var perDay = 20

    /// Wrong codes without a right one between them after which the number is off.
    package var consecutive = 100

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(&perHour, forKey: .perHour)
        try container.update(&perDay, forKey: .perDay)
        try container.update(&consecutive, forKey: .consecutive)
    }

    private enum CodingKeys: String, CodingKey { case perHour, perDay, consecutive }
}
