package import DialtoneBasics

/// The budgets for unanswered messages, by dimension.
package struct SendBudgets: Hashable, Sendable {
    package var prefix = SendBudget(perHour: .units(5), perDay: .units(10))
    package var network = SendBudget(perHour: .units(5), perDay: .units(20))

    /// The budget of a country, in which an attacker can hide behind the answers of all its users.
    ///
    /// Its factor suits a campaign of which three in ten codes are entered, and no less.
    package var country = SendBudget(perHour: .units(10), perDay: .units(15), perVerified: 2.4)

    package var app = SendBudget(perHour: .units(50), perDay: .units(150))
    package var project = SendBudget(perHour: .units(60), perDay: .units(200))

    package init() {}

    package subscript(kind: SendDimension.Kind) -> SendBudget? {
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

extension SendBudgets: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("prefix", \.prefix),
            SettingPart("network", \.network),
            SettingPart("country", \.country),
            SettingPart("app", \.app),
            SettingPart("project", \.project),
        ]
    }
}
