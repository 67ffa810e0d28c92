/// Budgets of unanswered spend, by what the messages have in common.
package struct SendBudgets: Hashable, Sendable, Codable {
    package var prefix = SendBudget(perHour: .units(5), perDay: .units(10))
    package var network = SendBudget(perHour: .units(5), perDay: .units(20))
    package var country = SendBudget(perHour: .units(20), perDay: .units(50))
    package var app = SendBudget(perHour: .units(50), perDay: .units(150))
    package var project = SendBudget(perHour: .units(60), perDay: .units(200))

    package init() {}

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try container.update(partsOf: &prefix, forKey: .prefix)
        try container.update(partsOf: &network, forKey: .network)
        try container.update(partsOf: &country, forKey: .country)
        try container.update(partsOf: &app, forKey: .app)
        try container.update(partsOf: &project, forKey: .project)
    }

    private enum CodingKeys: String, CodingKey { case prefix, network, country, app, project }

    package subscript(kind: SendAxis.Kind) -> SendBudget? {
        switch kind {
        case .prefix: prefix
        case .network: network
        case .country: country
        case .app: app
        case .project: project
        case .address, .instance, .server: nil
        }
    }
}
