package import DialtoneBasics

/// The budget for messages that no right code has answered.
///
/// A right code refunds the cost of its message and raises the budget: an app whose users enter
/// their codes may send more than one whose messages are ignored.
package struct SendBudget: Hashable, Sendable {
    /// The base budget per hour; `nil` sets no limit.
    package var perHour: SpendAmount?

    /// The base budget per day; `nil` sets no limit.
    package var perDay: SpendAmount?

    /// The factor by which the cost of answered messages in the same span raises the budget.
    ///
    /// A factor of four suits traffic with a long-term answer rate of one fifth. Legitimate
    /// campaigns are so far above it that random variation does not stop one that has just begun.
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
