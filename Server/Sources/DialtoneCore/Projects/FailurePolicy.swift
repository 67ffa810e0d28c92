/// What wrong codes lead to, counted for a number over all its verification sessions.
package struct FailurePolicy: Hashable, Sendable {
    /// Wrong codes in an hour after which the app has to prove itself.
    package var perHour = 10

    /// Wrong codes in a day after which the app has to prove itself.
    package var perDay = 20

    /// Wrong codes without a right one between them after which the number is off.
    package var consecutive = 100

    package init() {}
}

extension FailurePolicy: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("consecutive", \.consecutive),
        ]
    }
}
