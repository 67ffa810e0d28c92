/// The hard ends of a project's spending.
package struct SpendCaps: Hashable, Sendable, Codable {
    package var project = SpendCap(
        perHour: .units(100),
        perDay: .units(500),
        perMonth: .units(5_000)
    )

    /// The cap of each country that has none of its own.
    package var country = SpendCap(perHour: .units(50), perDay: .units(200))

    /// Caps of single countries, by ISO 3166 code.
    package var countries: [String: SpendCap] = [:]

    /// How much of each cap is kept, on top of it, for installations that proved themselves
    /// before and do so again; 0.1 is a tenth.
    package var reserve = 0.1

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(partsOf: &project, forKey: .project)
        try container.update(partsOf: &country, forKey: .country)
        try container.update(&countries, forKey: .countries)
        try container.update(&reserve, forKey: .reserve)
    }

    private enum CodingKeys: String, CodingKey { case project, country, countries, reserve }

    /// The cap on what has `axis` in common, if there can be one.
    package func cap(on axis: SendAxis) -> SpendCap? {
        switch axis.kind {
        case .project: project
        case .country: countries[axis.subject] ?? country
        case .prefix, .network, .address, .instance, .app, .server: nil
        }
    }
}
