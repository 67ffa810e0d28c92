/// How much money may be out on messages that no right code has answered.
///
/// A right code gives back what its message cost, and lets more be out: an app whose people
/// answer may send more than one whose messages vanish.
package struct SendBudget: Hashable, Sendable {
    /// What may be out in any case; `nil` sets no limit.
    package var perHour: SpendAmount?

    /// What may be out in any case; `nil` sets no limit.
    package var perDay: SpendAmount?

    /// How much more may be out for what was answered in the same span.
    ///
    /// Four suits traffic of which a fifth is answered in the long run; so much below what
    /// honest campaigns reach, chance does not stop one that has only begun.
    package var perVerified = 4.0

    package init() {}

    package init(perHour: SpendAmount? = nil, perDay: SpendAmount? = nil) {
        self.perHour = perHour
        self.perDay = perDay
    }

    package subscript(span: SendSpan) -> SpendAmount? {
        switch span {
        case .hour: perHour
        case .day: perDay
        case .tenMinutes, .month: nil
        }
    }
}

extension SendBudget: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("perVerified", \.perVerified),
        ]
    }
}
