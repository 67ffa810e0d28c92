package import DialtoneBasics

/// The consequences of wrong codes, counted for a number across its verification sessions.
package struct FailurePolicy: Hashable, Sendable {
    /// Wrong codes in an hour after which the app must prove itself.
    package var perHour = 10

    /// Wrong codes in a day after which the app must prove itself.
    package var perDay = 20

    /// Wrong codes in any 365 days after which one right code is not enough; `nil` for no limit.
    ///
    /// Beyond it, a sign-in requires two right codes in a row, and each message doubles the wait
    /// for the next one.
    package var perYear: Int? = 80

    /// Wrong codes in an hour after which a fictional number's code is rejected.
    ///
    /// `nil` sets no limit.
    package var fictionalPerHour: Int? = 100

    /// Wrong codes in a day after which a fictional number's code is rejected.
    ///
    /// `nil` sets no limit.
    package var fictionalPerDay: Int? = 300

    package init() {}

    /// Whether there is a limit on wrong codes for fictional numbers.
    package var limitsFictionalNumbers: Bool { fictionalPerHour != nil || fictionalPerDay != nil }
}

extension FailurePolicy: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("perYear", \.perYear),
            SettingPart("fictionalPerHour", \.fictionalPerHour),
            SettingPart("fictionalPerDay", \.fictionalPerDay),
        ]
    }
}
