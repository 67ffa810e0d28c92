/// How numbers that begin alike are kept from getting messages, once their budget is used up.
package struct PrefixHoldPolicy: Hashable, Sendable {
    /// How long a hold lasts, and is renewed for; `nil` holds nothing.
    package var duration: TimeSpan? = .hours(12)

    /// How often one message is let through, to see whether it is answered.
    package var probeEvery = TimeSpan.minutes(30)

    /// How many of those have to be answered for the hold to end.
    package var answersToEnd = 2

    /// How many refused requests during a hold renew it.
    package var renewedBy = 20

    package init() {}
}

extension PrefixHoldPolicy: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("duration", \.duration),
            SettingPart("probeEvery", \.probeEvery),
            SettingPart("answersToEnd", \.answersToEnd),
            SettingPart("renewedBy", \.renewedBy),
        ]
    }
}
