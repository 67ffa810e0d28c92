/// What wrong codes lead to, counted for a number over all its verification sessions.
package struct FailurePolicy: Hashable, Sendable {
    /// Wrong codes in an hour after which the app has to prove itself.
    package var perHour = 10

    /// Wrong codes in a day after which the app has to prove itself.
    package var perDay = 20

    /// Wrong codes in any 365 days after which one right code is not enough; `nil` sets no limit.
    ///
    /// Beyond it, signing in takes two right codes in a row, and messages wait longer each time.
    package var perYear: Int? = 80

    /// Wrong codes for a fictional number in an hour after which its code is refused; `nil` sets
    /// no limit.
    package var fictionalPerHour: Int? = 100

    /// Wrong codes for a fictional number in a day after which its code is refused; `nil` sets
    /// no limit.
    package var fictionalPerDay: Int? = 300

    package init() {}

    /// Whether there is a limit on wrong codes for fictional numbers.
    var limitsFictionalNumbers: Bool { fictionalPerHour != nil || fictionalPerDay != nil }
}

extension FailurePolicy: PartwiseCodable {
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
