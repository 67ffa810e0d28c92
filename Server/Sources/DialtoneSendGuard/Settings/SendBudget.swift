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
    /// In a daily budget, it applies to the answers beyond those of an average day.
    package var perVerified: Double

    package init() {
        self.init(perHour: nil, perDay: nil)
    }

    package init(
        perHour: SpendAmount? = nil,
        perDay: SpendAmount? = nil,
        perVerified: Double = 4
    ) {
        self.perHour = perHour
        self.perDay = perDay
        self.perVerified = perVerified
    }

    package subscript(span: SendSpan) -> SpendAmount? {
        switch span {
        case .hour: perHour
        case .day: perDay
        case .tenMinutes, .month: nil
        }
    }
}

extension SendBudget {
    /// Returns the budget in `span`, including the raise by the answers that `tally` counts.
    ///
    /// The result is in millionths of the guard's currency.
    package func allowance(for tally: SendTally, in span: SendSpan, at now: Timestamp) -> Double? {
        guard let floor = self[span]?.micros else { return nil }
        let entered = tally.count(in: span, at: now).spentOnEntered
        let usual = span == .day ? tally.usualPerDay(at: now).spend : 0
        let raise = AnswerRaise(perVerified: perVerified)
        return Double(floor) + raise.amount(for: Double(entered), usual: usual)
    }
}

extension SendBudget: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("perHour", \.perHour),
            SettingPart("perDay", \.perDay),
            SettingPart("perVerified", \.perVerified),
        ]
    }
}
