/// How often messages go to one number.
package struct SendPolicy: Hashable, Sendable {
    /// Waiting times after the first, second, … message that nobody answered; the last one repeats.
    package var cooldowns = [
        TimeSpan.seconds(30), .seconds(60), .minutes(5), .hours(1),
    ]

    /// Unanswered messages in an hour; `nil` sets no limit.
    package var perHour: Int? = 5

    /// Unanswered messages in a day; `nil` sets no limit.
    package var perDay: Int? = 10

    package init() {}
}

extension SendPolicy: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("cooldowns", \.cooldowns),
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
        ]
    }
}
