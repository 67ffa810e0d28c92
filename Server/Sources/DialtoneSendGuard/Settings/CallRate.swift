package import DialtoneBasics

/// The allowed frequency of an event; `nil` sets no limit.
///
/// Unlike a limit on messages, it does not grow with successful calls: attackers could raise it by
/// signing in to their own accounts.
package struct CallRate: Hashable, Sendable {
    package var per10Minutes: Int?
    package var perHour: Int?
    package var perDay: Int?

    package init() {}

    package init(per10Minutes: Int? = nil, perHour: Int? = nil, perDay: Int? = nil) {
        self.per10Minutes = per10Minutes
        self.perHour = perHour
        self.perDay = perDay
    }

    package subscript(span: SendSpan) -> Int? {
        switch span {
        case .tenMinutes: per10Minutes
        case .hour: perHour
        case .day: perDay
        case .month: nil
        }
    }
}

extension CallRate: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("per10Minutes", \.per10Minutes),
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
        ]
    }
}
