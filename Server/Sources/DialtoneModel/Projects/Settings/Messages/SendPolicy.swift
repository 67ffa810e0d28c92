package import DialtoneBasics

/// The limits on messages to one number.
package struct SendPolicy: Hashable, Sendable {
    /// Delays after the first, second, … unanswered message; the last one repeats.
    package var cooldowns = [
        TimeSpan.seconds(30), .seconds(60), .minutes(5), .hours(1),
    ]

    /// Unanswered messages per hour; `nil` sets no limit.
    package var perHour: Int? = 5

    /// Unanswered messages per day; `nil` sets no limit.
    package var perDay: Int? = 10

    package init() {}
}

extension SendPolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("cooldowns", \.cooldowns),
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
        ]
    }
}
