package import DialtoneBasics

/// The cap on all message spending, answered or not; `nil` sets no limit.
package struct SpendCap: Hashable, Sendable {
    package var perHour: SpendAmount?
    package var perDay: SpendAmount?

    /// The cap for thirty days.
    package var perMonth: SpendAmount?

    package init() {}

    package init(
        perHour: SpendAmount? = nil,
        perDay: SpendAmount? = nil,
        perMonth: SpendAmount? = nil
    ) {
        self.perHour = perHour
        self.perDay = perDay
        self.perMonth = perMonth
    }

    package subscript(span: SendSpan) -> SpendAmount? {
        switch span {
        case .tenMinutes: nil
        case .hour: perHour
        case .day: perDay
        case .month: perMonth
        }
    }
}

extension SpendCap: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("perMonth", \.perMonth),
        ]
    }
}
