package import DialtoneBasics

/// How a prefix is blocked when its budget, or its limit on unanswered messages, is exhausted.
package struct PrefixHoldPolicy: Hashable, Sendable {
    /// The duration of a hold and of its renewal; `nil` turns holds off.
    package var duration: TimeSpan? = .hours(12)

    /// The interval at which a message is sent to test whether it is answered.
    package var probeEvery = TimeSpan.minutes(30)

    /// How many of these messages must be answered to end the hold.
    package var answersToEnd = 2

    /// How many rejected requests during a hold renew it.
    package var renewedBy = 20

    package init() {}
}

extension PrefixHoldPolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("duration", \.duration),
            SettingPart("probeEvery", \.probeEvery),
            SettingPart("answersToEnd", \.answersToEnd),
            SettingPart("renewedBy", \.renewedBy),
        ]
    }
}
